const found = import.meta.glob<string>(["$words/fr/*.ftl", "!$words/fr/client.ftl", "!$words/fr/server.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(found);
