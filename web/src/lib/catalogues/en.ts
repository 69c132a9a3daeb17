const found = import.meta.glob<string>(["$words/en/*.ftl", "!$words/en/client.ftl", "!$words/en/server.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(found);
