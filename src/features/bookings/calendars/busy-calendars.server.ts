import { type Failure, fail, ok, type Result } from "../../../lib/result.ts";
import type { Db, Trx } from "../../../server-context/db.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { type AllowedHosts, guardedRequest, UnreachableError } from "../../media/guarded-request.server.ts";
import type { TimeSpan } from "../offered-slots.ts";
import { type BusyCalendars, UnreadableCalendar } from "./calendar-reading.ts";

const dayMs = 86_400_000;
const timeoutMs = 20_000;
const maxBytes = 10 * 1024 * 1024;

/** Beyond the last bookable day. */
const daysAhead = 367;

/** Rows per statement. */
const batchSize = 1_000;

type Site = Pick<SiteContext, "db" | "siteUrl" | "readBusyTimes">;
type Asking = { now: Date; allowedHosts?: AllowedHosts | undefined };

/** @throws UnreadableCalendar, UnreachableError or a network error */
async function fetchCalendar(url: string, allowedHosts: AllowedHosts | undefined): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { accept: "text/calendar, */*;q=0.1", "accept-encoding": "identity" };
  const { response } = await guardedRequest(url, { signal, headers, allowedHosts });
  try {
    if (response.statusCode !== 200) throw new UnreadableCalendar(`Its server answered ${response.statusCode}.`);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new UnreadableCalendar("The calendar is larger than 10 MB.");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString("utf8");
  } finally {
    response.destroy();
  }
}

const problemOf = (error: unknown): string =>
  error instanceof UnreadableCalendar || error instanceof UnreachableError
    ? error.message
    : "Its server could not be reached.";

/** Keeps the known times on failure. @returns the reason of the failure, or null */
async function readCalendar(
  { db, siteUrl, readBusyTimes }: Site,
  { id, url }: { id: number; url: string },
  { now, allowedHosts }: Asking,
  alongside?: (trx: Trx) => Promise<void>,
): Promise<string | null> {
  let spans: TimeSpan[];
  try {
    const { zone } = await db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow();
    const span = { start: now.getTime() - dayMs, end: now.getTime() + daysAhead * dayMs };
    const ownUid = `@${new URL(siteUrl).hostname}`;
    spans = await readBusyTimes(await fetchCalendar(url, allowedHosts), { span, zone, ownUid });
  } catch (error) {
    const problem = problemOf(error);
    await db.updateTable("busy_calendars").set({ asked_at: now, problem }).where("id", "=", id).execute();
    return problem;
  }
  await db.transaction().execute(async (transaction) => {
    const read = { asked_at: now, read_at: now, problem: null };
    const there = await transaction
      .updateTable("busy_calendars")
      .set(read)
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    // Removed while its server answered.
    if (!there) return;
    await transaction.deleteFrom("busy_times").where("calendar_id", "=", id).execute();
    for (let from = 0; from < spans.length; from += batchSize) {
      const rows = spans.slice(from, from + batchSize).map(({ start, end }) => ({
        calendar_id: id,
        starts_at: new Date(start),
        ends_at: new Date(end),
      }));
      await transaction.insertInto("busy_times").values(rows).execute();
    }
    await alongside?.(transaction);
  });
  return null;
}

/** One after the other; never throws for an unreadable one. */
export async function readBusyCalendars(site: Site, asking: Partial<Asking> = {}): Promise<void> {
  const calendars = await site.db.selectFrom("busy_calendars").select(["id", "url"]).orderBy("id").execute();
  for (const calendar of calendars) await readCalendar(site, calendar, { now: new Date(), ...asking });
}

/** Only if readable; otherwise `reason` says why. */
export async function addBusyCalendar(
  site: Site,
  { name, url, actor }: { name: string; url: string; actor: string },
  asking: Partial<Asking> = {},
): Promise<Result<undefined, Failure<"known"> | (Failure<"unreadable"> & { reason: string })>> {
  const added = await site.db
    .insertInto("busy_calendars")
    .values({ name, url, problem: null })
    .onConflict((conflict) => conflict.column("url").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return fail("known");
  const subject = { subjectKind: "busy-calendar", subjectId: added.id } as const;
  const problem = await readCalendar(site, { id: added.id, url }, { now: new Date(), ...asking }, (trx) =>
    recordAudit(trx, { actor, action: "busy-calendar.add", ...subject }),
  );
  if (problem !== null) {
    await site.db.deleteFrom("busy_calendars").where("id", "=", added.id).execute();
    return fail("unreadable", { reason: problem });
  }
  return ok();
}

/** With its busy times; false if there is none. */
export async function deleteBusyCalendar(db: Db, id: number, actor: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const gone = await transaction.deleteFrom("busy_calendars").where("id", "=", id).returning("id").executeTakeFirst();
    const subject = { subjectKind: "busy-calendar", subjectId: id } as const;
    if (gone) await recordAudit(transaction, { actor, action: "busy-calendar.remove", ...subject });
    return gone !== undefined;
  });
}

export async function listBusyCalendars(db: Db, now: Date): Promise<BusyCalendars> {
  const [calendars, next] = await Promise.all([
    db.selectFrom("busy_calendars").select(["id", "name", "url", "read_at", "problem"]).orderBy("name").execute(),
    db
      .selectFrom("busy_times")
      .select(["starts_at", "ends_at"])
      .distinct()
      .where("ends_at", ">", now)
      .where("starts_at", "<", new Date(now.getTime() + 14 * dayMs))
      .orderBy("starts_at")
      .limit(200)
      .execute(),
  ]);
  return {
    calendars: calendars.map(({ id, name, url, read_at, problem }) => ({
      id,
      name,
      host: new URL(url).hostname,
      readAt: read_at?.toISOString() ?? null,
      problem,
    })),
    next: next.map(({ starts_at, ends_at }) => ({ start: starts_at.toISOString(), end: ends_at.toISOString() })),
  };
}
