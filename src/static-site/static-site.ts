/** What is different in the browser on a site that was exported to plain files. */
export type StaticSite = {
  /** Where the site is, without a slash at its end: its host and the folder below it, e.g. https://www.example.com/docs */
  origin: string;
  /** Between the URLs of the files and those that the router knows. */
  rewrite: { input: (location: { url: URL }) => URL; output: (location: { url: URL }) => URL };
  /** Answers a query by its key from the exported data. */
  answer: (query: { queryKey: readonly unknown[]; queryHash: string }) => Promise<unknown>;
};

/** Set before the router is made, and only on an exported site. */
export const staticSite: { current: StaticSite | undefined } = { current: undefined };
