import { sql } from "kysely";
import { saveCounts } from "../../server-context/counted-rows.server.ts";
import type { Db } from "../../server-context/db.ts";
import type { Origin } from "./visit-origin.ts";

export type OriginViews = Origin & { day: string; views: number; stayed?: number };

export async function addOriginViews(db: Db, origins: readonly OriginViews[]): Promise<void> {
  const keyOf = ({ day, kind, name }: OriginViews) => `${day} ${kind} ${name}`;
  await saveCounts(db, origins, keyOf, (trx, batch) =>
    trx
      .insertInto("visit_origins")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["day", "kind", "name"]).doUpdateSet({
          views: sql<number>`visit_origins.views + excluded.views`,
          stayed: sql<number>`visit_origins.stayed + excluded.stayed`,
        }),
      )
      .execute(),
  );
}

/** `day` is such as "2026-11-21". */
export type PageView = { day: string; path: string; views: number; stayed?: number };

const maxPathLength = 500;

export async function addPageViews(db: Db, views: readonly PageView[]): Promise<void> {
  const rows = views.filter(({ path }) => path.length <= maxPathLength);
  const keyOf = ({ day, path }: PageView) => `${day} ${path}`;
  await saveCounts(db, rows, keyOf, (trx, batch) =>
    trx
      .insertInto("page_views")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["day", "path"]).doUpdateSet({
          views: sql<number>`page_views.views + excluded.views`,
          stayed: sql<number>`page_views.stayed + excluded.stayed`,
        }),
      )
      .execute(),
  );
}
