import { defaultSite } from "../../facts/site.ts";
import type { Db } from "../../server-context/db.ts";
import { readBooklet } from "../leads/booklets/booklet.server.ts";
import { type DownloadName, downloadNames } from "../leads/download.ts";
import { ownDownload } from "../settings/settings.server.ts";
import { areSamplesRemoved } from "./setup.server.ts";

/** Downloads that still contain the sample text. */
export async function listSampleDownloads(db: Db): Promise<DownloadName[]> {
  const lists = await Promise.all(
    downloadNames.map(async (name) => {
      const isOwn = (await ownDownload(db, name)) !== undefined || !(await readBooklet(defaultSite, name)).isSample;
      return isOwn ? [] : [name];
    }),
  );
  return lists.flat();
}

/** Withheld downloads: samples, after the samples were removed. */
export const listWithheldDownloads = async (db: Db): Promise<DownloadName[]> =>
  (await areSamplesRemoved(db)) ? listSampleDownloads(db) : [];
