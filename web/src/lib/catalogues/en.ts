const found = import.meta.glob<string>("$words/en/*.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(found);
