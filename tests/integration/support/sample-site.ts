import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FetchPage } from "../../../scripts/crawl.ts";
import { type Database, openDatabase } from "../../../server/database/open-database.ts";
import type { StaticFile } from "../../../server/http/static-files.ts";
import { openSite } from "./built-site.ts";
import { copyPrepared } from "./prepared-data.ts";
import { testStore } from "./site-context.ts";

export type SampleSite = {
  siteUrl: string;
  dataDir: string;
  mediaDir: string;
  database: Database;
  staticFiles: ReadonlyMap<string, StaticFile>;
  /** Sends a request to the built site without a socket. */
  request: (url: string, headers?: Record<string, string>) => Promise<Response>;
  fetchPage: FetchPage;
  /** Reloads settings and redirects from the database. */
  reloadSite: () => Promise<void>;
  close: () => Promise<void>;
};

/** The built site over a new database with the sample content. */
export async function openSampleSite(siteUrl = "https://www.example.com"): Promise<SampleSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "sample-site-"));
  const mediaDir = path.join(dataDir, "media");
  copyPrepared("sample", dataDir);
  const database = await openDatabase({ dataDir });
  const site = await openSite(testStore(database, mediaDir), siteUrl);
  const request = (url: string, headers: Record<string, string> = {}) =>
    site.handle(new Request(new URL(url, siteUrl), { headers }));
  return {
    siteUrl,
    dataDir,
    mediaDir,
    database,
    staticFiles: site.staticFiles,
    reloadSite: async () => {
      await site.site.reload();
      await site.services.redirects.reload();
    },
    request,
    fetchPage: async (url) => {
      const response = await request(url);
      const type = response.headers.get("content-type") ?? "";
      const isText = /html|xml|json/.test(type);
      if (!isText) await response.body?.cancel();
      return {
        status: response.status,
        type,
        location: response.headers.get("location") ?? undefined,
        text: isText ? await response.text() : "",
      };
    },
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
