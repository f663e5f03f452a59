import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";

/** `day` is such as "2026-11-21". */
export type CountedDownload = { day: string; episode_id: number; app: string; downloads: number };

export async function addPodcastDownloads(db: Db, counted: readonly CountedDownload[]): Promise<void> {
  for (let start = 0; start < counted.length; start += 500) {
    await db
      .insertInto("podcast_downloads")
      .values(counted.slice(start, start + 500))
      .onConflict((conflict) =>
        conflict
          .columns(["day", "episode_id", "app"])
          .doUpdateSet({ downloads: sql<number>`podcast_downloads.downloads + excluded.downloads` }),
      )
      .execute();
  }
}
