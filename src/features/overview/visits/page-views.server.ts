import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";

/** `day` is such as "2026-11-21". */
export type PageView = { day: string; path: string; views: number };

const maxPathLength = 500;

export async function addPageViews(db: Db, views: readonly PageView[]): Promise<void> {
  const rows = views.filter(({ path }) => path.length <= maxPathLength);
  for (let start = 0; start < rows.length; start += 500) {
    await db
      .insertInto("page_views")
      .values(rows.slice(start, start + 500))
      .onConflict((conflict) =>
        conflict.columns(["day", "path"]).doUpdateSet({ views: sql<number>`page_views.views + excluded.views` }),
      )
      .execute();
  }
}
