import type { Db } from "../../server-context/db.ts";
import { readBooklet } from "../leads/booklets/booklet.server.ts";
import { type DownloadName, downloadNames } from "../leads/download.ts";
import { ownDownload } from "../settings/settings.server.ts";
import { areSamplesRemoved } from "./opening.server.ts";

/** Those that still hand out the text that came with the site. */
export async function listSampleDownloads(db: Db): Promise<DownloadName[]> {
  const found = await Promise.all(
    downloadNames.map(async (name) => {
      const isOwn = (await ownDownload(db, name)) !== undefined || !(await readBooklet(name)).isSample;
      return isOwn ? [] : [name];
    }),
  );
  return found.flat();
}

/** Those that are not offered: samples of an owner who shows none any more. */
export const listWithheldDownloads = async (db: Db): Promise<DownloadName[]> =>
  (await areSamplesRemoved(db)) ? listSampleDownloads(db) : [];
