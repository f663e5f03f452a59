import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import type { Origin } from "./visit-origin.ts";

export type OriginViews = Origin & { day: string; views: number };

export async function addOriginViews(db: Db, origins: readonly OriginViews[]): Promise<void> {
  for (let start = 0; start < origins.length; start += 500) {
    await db
      .insertInto("visit_origins")
      .values(origins.slice(start, start + 500))
      .onConflict((conflict) =>
        conflict
          .columns(["day", "kind", "name"])
          .doUpdateSet({ views: sql<number>`visit_origins.views + excluded.views` }),
      )
      .execute();
  }
}
