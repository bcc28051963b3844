declare module "virtual:texts" {
  /** By language and part: what loads the source of the catalogue. */
  const sources: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default sources;
}
