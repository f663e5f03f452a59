import type { LocationRewrite } from "@tanstack/react-router";

/** Differences of an exported site, in the browser and while rendering it. */
export type StaticSite = {
  origin: string;
  readQuery?: (query: { queryKey: readonly unknown[]; queryHash: string }) => Promise<unknown>;
  /** Server: rewrites URLs in query data. */
  moveData?: <Data>(data: Data) => Data;
};

/** Set before the router is created; `current` is undefined on a running site. */
export const staticSite: { current: StaticSite | undefined; router?: { rewrite: LocationRewrite } } = {
  current: undefined,
};
