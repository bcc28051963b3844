declare module "virtual:rules" {
  /** By game and language: what loads the rules. */
  const books: Record<
    string,
    Record<string, () => Promise<{ default: import("./rulebook").Rulebook }>>
  >;
  export default books;
}
