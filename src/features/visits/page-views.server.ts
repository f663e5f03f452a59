import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { Origin } from "./visit-origin.ts";

export type OriginViews = Origin & { day: string; views: number; stayed?: number };

export async function addOriginViews(db: Db, origins: readonly OriginViews[]): Promise<void> {
  for (let start = 0; start < origins.length; start += 500) {
    await db
      .insertInto("visit_origins")
      .values(origins.slice(start, start + 500))
      .onConflict((conflict) =>
        conflict.columns(["day", "kind", "name"]).doUpdateSet({
          views: sql<number>`visit_origins.views + excluded.views`,
          stayed: sql<number>`visit_origins.stayed + excluded.stayed`,
        }),
      )
      .execute();
  }
}

/** `day` is such as "2026-11-21". */
export type PageView = { day: string; path: string; views: number; stayed?: number };

const maxPathLength = 500;

export async function addPageViews(db: Db, views: readonly PageView[]): Promise<void> {
  const rows = views.filter(({ path }) => path.length <= maxPathLength);
  for (let start = 0; start < rows.length; start += 500) {
    await db
      .insertInto("page_views")
      .values(rows.slice(start, start + 500))
      .onConflict((conflict) =>
        conflict.columns(["day", "path"]).doUpdateSet({
          views: sql<number>`page_views.views + excluded.views`,
          stayed: sql<number>`page_views.stayed + excluded.stayed`,
        }),
      )
      .execute();
  }
}
