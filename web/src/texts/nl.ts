export default Object.values(
  import.meta.glob<string>("../../../src/optafel/texts/nl/page*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
