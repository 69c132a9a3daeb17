/** What a sentence of the catalogues can be told about. */

export type Datum = string | number | boolean | null | readonly (string | number)[];
export type About = Readonly<Record<string, Datum>>;
