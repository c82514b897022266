export default Object.values(
  import.meta.glob<string>("../../../src/optafel/texts/en/page*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
