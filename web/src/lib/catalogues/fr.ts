const found = import.meta.glob<string>("$words/fr/*.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(found);
