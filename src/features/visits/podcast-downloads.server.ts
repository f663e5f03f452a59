import { sql } from "kysely";
import { saveCounts } from "../../server-context/counted-rows.server.ts";
import type { Db } from "../../server-context/db.ts";

/** `day` is such as "2026-11-21". */
export type CountedDownload = { day: string; episode_id: number; app: string; downloads: number };

export async function addPodcastDownloads(db: Db, downloads: readonly CountedDownload[]): Promise<void> {
  const keyOf = ({ day, episode_id, app }: CountedDownload) => `${day} ${episode_id} ${app}`;
  await saveCounts(db, downloads, keyOf, (trx, batch) =>
    trx
      .insertInto("podcast_downloads")
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(["day", "episode_id", "app"])
          .doUpdateSet({ downloads: sql<number>`podcast_downloads.downloads + excluded.downloads` }),
      )
      .execute(),
  );
}
