import { defaultSite } from "../../facts/site.ts";
import type { Db } from "../../server-context/db.ts";
import { readBooklet } from "../leads/booklets/booklet.server.ts";
import { type DownloadName, downloadNames } from "../leads/download.ts";
import { ownDownload } from "../settings/settings.server.ts";
import { areSamplesRemoved } from "./setup.server.ts";

export async function listSampleDownloads(db: Db): Promise<DownloadName[]> {
  const samples = await Promise.all(
    downloadNames.map(async (name) => {
      const isSample = !(await ownDownload(db, name)) && (await readBooklet(defaultSite, name)).isSample;
      return isSample ? [name] : [];
    }),
  );
  return samples.flat();
}

/** Sample downloads, once the owner has removed the samples. */
export const listWithheldDownloads = async (db: Db): Promise<DownloadName[]> =>
  (await areSamplesRemoved(db)) ? listSampleDownloads(db) : [];
