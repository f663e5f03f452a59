import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";

/** Takes one request from the budget of the day, which all processes share; false when it is spent. */
export async function takeFromBudget(db: Db, dailyRequests: number): Promise<boolean> {
  const { rows } = await sql<{ requests: number }>`
    insert into archive_budget (day, requests) select current_date, 1 where ${dailyRequests}::integer > 0
    on conflict (day) do update set requests = archive_budget.requests + 1
      where archive_budget.requests < ${dailyRequests}::integer
    returning requests`.execute(db);
  return rows.length > 0;
}
