/** Small sounds, made on the spot. Browsers stay silent until somebody has pressed something; what came before that is not made up for. */

export type SoundName = "turn" | "draw" | "play" | "land" | "reveal" | "refuse" | "over";

/** A note: its pitch, where it glides to, when it begins and how long it rings (seconds), its voice and its strength. */
interface Note {
  hertz: number;
  to?: number;
  at?: number;
  rings: number;
  voice?: OscillatorType;
  loud?: number;
}

export const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  turn: [
    { hertz: 659, rings: 0.35, loud: 0.5 },
    { hertz: 988, at: 0.12, rings: 0.5, loud: 0.5 },
  ],
  draw: [{ hertz: 420, to: 900, rings: 0.09, voice: "triangle", loud: 0.28 }],
  play: [
    { hertz: 262, to: 196, rings: 0.11, voice: "triangle", loud: 0.5 },
    { hertz: 784, at: 0.03, rings: 0.14, loud: 0.18 },
  ],
  land: [
    { hertz: 520, to: 110, rings: 0.26, voice: "triangle", loud: 0.4 },
    { hertz: 82, at: 0.2, rings: 0.16, loud: 0.6 },
  ],
  reveal: [
    { hertz: 523, rings: 0.18, loud: 0.25 },
    { hertz: 784, at: 0.07, rings: 0.24, loud: 0.25 },
  ],
  refuse: [
    { hertz: 196, rings: 0.12, voice: "square", loud: 0.12 },
    { hertz: 147, at: 0.1, rings: 0.18, voice: "square", loud: 0.12 },
  ],
  over: [523, 659, 784, 1047].map((hertz, n) => ({ hertz, at: n * 0.14, rings: 0.7, loud: 0.4 })),
};

const GESTURES = ["pointerdown", "keydown"] as const;
const AT_FULL_VOLUME = 0.5;

/** How loud, from 0 to 1, when a sound is asked for. */
type Loudness = () => number;

export class Speaker {
  #context: AudioContext | null = null;

  constructor(readonly loudness: Loudness) {}

  /** From the first gesture on there is sound. */
  listen(): void {
    for (const gesture of GESTURES) addEventListener(gesture, this.#wake, { capture: true, passive: true });
  }

  #wake = (): void => {
    this.#context ??= new AudioContext();
    void this.#context.resume();
    for (const gesture of GESTURES) removeEventListener(gesture, this.#wake, { capture: true });
  };

  /** Makes a sound in so many milliseconds. */
  play(name: SoundName, delay = 0): void {
    const [context, loudness] = [this.#context, this.loudness()];
    if (!context || context.state !== "running" || !loudness) return;
    for (const note of SOUNDS[name]) ring(context, note, context.currentTime + delay / 1000, loudness);
  }
}

function ring(context: AudioContext, note: Note, when: number, loudness: number): void {
  const { hertz, to = hertz, at = 0, rings, voice = "sine", loud = 0.4 } = note;
  const [start, end] = [when + at, when + at + rings];
  const [tone, gain] = [context.createOscillator(), context.createGain()];
  tone.type = voice;
  tone.frequency.setValueAtTime(hertz, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud * loudness * AT_FULL_VOLUME, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(end);
}
