import type { LocationRewrite } from "@tanstack/react-router";

/** What is different on a site that was exported to plain files: in the browser, and while the server renders its pages. */
export type StaticSite = {
  /** Where the site is, without a slash at its end: its host and the folder below it, e.g. https://www.example.com/docs */
  origin: string;
  /** Between the URLs of the files and those that the router knows. */
  rewrite: LocationRewrite;
  /** In the browser: answers a query by its key from the exported data. */
  answer?: (query: { queryKey: readonly unknown[]; queryHash: string }) => Promise<unknown>;
  /** On the server: what a query was answered, with the URLs that are stored in it as the exported site has them. */
  moveData?: <Data>(data: Data) => Data;
};

/** Set before the router is made, and only on an exported site. */
export const staticSite: { current: StaticSite | undefined } = { current: undefined };
