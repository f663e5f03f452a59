/**
 * Helper of bench/newsletter.ts: `prepare COUNT RATE` adds readers, whose addresses control the test mail server, and a due
 * issue; `report` prints the outcome of each delivery; `hurry` ends leases and pauses while no site runs.
 */
import path from "node:path";
import { readConfig } from "../server/config/read-config.ts";
import { openDatabase } from "../server/database/open-database.ts";

const [command, count = "0", ratePerMinute = "6000"] = process.argv.slice(2);
const config = readConfig(process.env);
const database = await openDatabase({ dataDir: path.resolve(config.dataDir), databaseUrl: config.databaseUrl });
const { db } = database;

/** Per thousand readers: 20 gone, 30 greylisted, 20 dropped connections (half after the text), 30 slow. */
function kindOf(index: number): string {
  const place = index % 100;
  if (place < 2) return "gone";
  if (place < 5) return "later";
  if (place < 6) return "cut-before";
  if (place < 7) return "cut-after";
  return place < 10 ? "slow" : "fine";
}

async function prepare(): Promise<void> {
  const size = 1000;
  for (let from = 0; from < Number(count); from += size) {
    const rows = Array.from({ length: Math.min(size, Number(count) - from) }, (_, index) => ({
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
      rate_per_minute: Number(ratePerMinute),
      created_by: "bench",
      status: "scheduled",
      scheduled_at: new Date(),
    })
    .execute();
}

async function report(): Promise<void> {
  const issue = await db.selectFrom("newsletter_issues").select(["status", "pause_reason"]).executeTakeFirstOrThrow();
  const deliveries = await db.selectFrom("newsletter_recipients").select(["email", "status", "message_id"]).execute();
  console.log(JSON.stringify({ issue: issue.status, pauseReason: issue.pause_reason, deliveries }));
}

async function hurry(): Promise<void> {
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
}

const commands: Record<string, () => Promise<void>> = { prepare, report, hurry };
await commands[command ?? ""]?.();
await database.close();
