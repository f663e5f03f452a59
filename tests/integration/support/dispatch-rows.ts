import { withDatabase } from "../../../server/database/open-database.ts";
import type { Db } from "../../../src/server-context/db.ts";

/** Environment variables that name the database. */
type Environment = Record<string, string>;

/** Briefly opens the database of a stopped site, or of one that shares its server. */
const withDatabaseOf = <Result>({ DATA_DIR = "", DATABASE_URL }: Environment, work: (db: Db) => Promise<Result>) =>
  withDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, ({ db }) => work(db));

/** Per thousand readers: 20 permanent rejections, 30 greylisted, 20 dropped connections (half after the text), 30 slow. */
function kindOf(index: number): string {
  const position = index % 100;
  if (position < 2) return "gone";
  if (position < 5) return "later";
  if (position < 6) return "cut-before";
  if (position < 7) return "cut-after";
  return position < 10 ? "slow" : "fine";
}

/** Adds readers, whose addresses control the test mail server, and a due issue. */
export const prepareDispatch = (environment: Environment, count: number, ratePerMinute: number): Promise<void> =>
  withDatabaseOf(environment, async (db) => {
    const size = 1000;
    for (let from = 0; from < count; from += size) {
      const rows = Array.from({ length: Math.min(size, count - from) }, (_, index) => ({
        email: `${kindOf(from + index)}.${from + index}@readers.example`,
        name: "Anna",
        industry: null,
        status: "confirmed" as const,
        page: "/sunday-review",
        confirmed_at: new Date(),
        end_reason: null,
        imported: null,
        deleted_by: null,
      }));
      await db.insertInto("subscribers").values(rows).execute();
    }
    const html = `<p>${"A nurse on Ward 4 wanted a form. ".repeat(600)}</p>`;
    await db
      .insertInto("newsletter_issues")
      .values({
        subject: "Eleven people, four systems and a fax",
        preview_text: "What one form cost a hospital by half past eleven.",
        parts: JSON.stringify([{ kind: "opening", title: "", html }]),
        rate_per_minute: ratePerMinute,
        created_by: "bench",
        status: "scheduled",
        scheduled_at: new Date(),
      })
      .execute();
  });

/** The issue's state and the outcome of each delivery. */
export const readDispatch = (environment: Environment) =>
  withDatabaseOf(environment, async (db) => {
    const issue = await db.selectFrom("newsletter_issues").select(["status", "pause_reason"]).executeTakeFirstOrThrow();
    const deliveries = await db.selectFrom("newsletter_recipients").select(["email", "status", "message_id"]).execute();
    return { issue: issue.status, pauseReason: issue.pause_reason, deliveries };
  });

/** Expires leases and pauses while no site runs. */
export const expireWaits = (environment: Environment): Promise<void> =>
  withDatabaseOf(environment, async (db) => {
    const now = new Date();
    await db
      .updateTable("newsletter_recipients")
      .set({ lease_until: now })
      .where("lease_until", "is not", null)
      .execute();
    await db
      .updateTable("newsletter_recipients")
      .set({ next_attempt_at: now })
      .where("status", "=", "retrying")
      .execute();
  });
