import type { GeneratedTimestamp, Timestamp } from "../../server-context/column-types.ts";
import type { RedirectOrigin } from "./redirect.ts";

type RedirectsTable = {
  source: string;
  /** Null: gone on purpose. */
  target: string | null;
  origin: RedirectOrigin;
  created_at: GeneratedTimestamp;
};

type RedirectHitsTable = { source: string; day: string; hits: number };

type UnknownUrlsTable = { path: string; times: number; last_seen: Timestamp };

export type RedirectTables = {
  redirects: RedirectsTable;
  redirect_hits: RedirectHitsTable;
  unknown_urls: UnknownUrlsTable;
};
