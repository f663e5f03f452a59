import { sql } from "kysely";
import { charsetOf, decodeText, textProblem } from "../../../lib/decode-text.ts";
import { type Failure, fail, ok, type Result } from "../../../lib/result.ts";
import { dayMs } from "../../../lib/time/durations.ts";
import type { Db, Trx } from "../../../server-context/db.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { type AllowedHosts, guardedRequest, UrlNotAllowedError } from "../../media/guarded-request.server.ts";
import { clearNotice, raiseNotice } from "../../overview/notices/notices.server.ts";
import { getOwnerZone } from "../slots.server.ts";
import { type BusyCalendars, type BusyTimes, UnreadableCalendar } from "./calendar-reading.ts";

/** Replaces invalid bytes. @throws UnreadableCalendar unless it is text */
export function decodeCalendar(bytes: Uint8Array, contentType: string | undefined): string {
  const decoded = decodeText(bytes, charsetOf(contentType));
  if (decoded.ok) return decoded.value.text;
  if (decoded.code === "damaged") return decoded.text;
  throw new UnreadableCalendar(textProblem(decoded));
}

const timeoutMs = 20_000;
const maxBytes = 10 * 1024 * 1024;

/** Beyond the last bookable day. */
const daysAhead = 367;

/** Rows per statement. */
const batchSize = 1_000;

type Context = Pick<SiteContext, "db" | "siteUrl" | "ownerEmail" | "readBusyTimes" | "site">;
type StoredCalendar = { id: number; name: string; url: string; problem: string | null; left_out: string | null };
type ReadOptions = { now: Date; allowedHosts?: AllowedHosts | undefined };

/** @throws UnreadableCalendar, UrlNotAllowedError or a network error */
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
    return decodeCalendar(Buffer.concat(chunks), response.headers["content-type"]);
  } finally {
    response.destroy();
  }
}

const noBusyEvents = "Nothing in it can make a time busy: it has no events, or all of them are marked as free.";

const problemOf = (error: unknown): string =>
  error instanceof UnreadableCalendar || error instanceof UrlNotAllowedError
    ? error.message
    : "Its server could not be reached.";

const noticesOf = (id: number) => ({ unreadable: `busy-calendar:${id}`, leftOut: `busy-calendar-events:${id}` });

/** Under Today and in Monday's email; an unreadable calendar only after an hour. */
async function notifyOwner(
  context: Context,
  { id, name, problem, left_out }: StoredCalendar,
  next: Pick<StoredCalendar, "problem" | "left_out">,
  now: Date,
): Promise<void> {
  const keys = noticesOf(id);
  const action = { label: "Open the calendars", path: "/admin/availability" };
  for (const { key, previous, current, advice, ...notice } of [
    {
      key: keys.unreadable,
      previous: problem,
      current: next.problem,
      title: `The calendar “${name}” can’t be read`,
      advice: "The times synced before stay busy. Check its private URL.",
      shownAfterMinutes: 60,
    },
    {
      key: keys.leftOut,
      previous: left_out,
      current: next.left_out,
      title: `Part of the calendar “${name}” can’t be read`,
      advice: "Visitors can book a time that isn’t read. Correct it in the calendar, or add a day off.",
    },
  ]) {
    if (current === null) await clearNotice(context.db, key, now);
    // Only new problems, so that a dismissed notice stays dismissed.
    else if (current !== previous)
      await raiseNotice(context, { key, ...notice, reason: `${current} ${advice}`, action, isEmailed: false }, now);
  }
}

/** On failure, the times from the last successful read stay. @returns the new times, or the reason of the failure */
async function readCalendar(
  context: Context,
  calendar: StoredCalendar,
  { now, allowedHosts }: ReadOptions,
  alongside?: (trx: Trx) => Promise<void>,
): Promise<Result<BusyTimes, Failure<"unreadable"> & { reason: string }>> {
  const { db, siteUrl, ownerEmail, readBusyTimes } = context;
  const { id, url } = calendar;
  let times: BusyTimes;
  try {
    const zone = await getOwnerZone(db);
    const span = { start: now.getTime() - dayMs, end: now.getTime() + daysAhead * dayMs };
    const ownUid = `@${new URL(siteUrl).hostname}`;
    times = await readBusyTimes(await fetchCalendar(url, allowedHosts), { span, zone, ownUid, ownerEmail });
  } catch (error) {
    const problem = problemOf(error);
    await db
      .updateTable("busy_calendars")
      .set({ asked_at: now, problem, problem_since: sql<Date>`coalesce(problem_since, ${now}::timestamptz)` })
      .where("id", "=", id)
      .execute();
    await notifyOwner(context, calendar, { problem, left_out: calendar.left_out }, now);
    return fail("unreadable", { reason: problem });
  }
  await db.transaction().execute(async (trx) => {
    const { problem: left_out, knownUntil, spans } = times;
    const read = { asked_at: now, read_at: now, problem: null, problem_since: null, left_out };
    const existing = await trx
      .updateTable("busy_calendars")
      .set({ ...read, known_until: new Date(knownUntil) })
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    // Deleted while it was being fetched.
    if (!existing) return;
    await trx.deleteFrom("busy_times").where("calendar_id", "=", id).execute();
    for (let from = 0; from < spans.length; from += batchSize) {
      const rows = spans.slice(from, from + batchSize).map(({ start, end }) => ({
        calendar_id: id,
        starts_at: new Date(start),
        ends_at: new Date(end),
      }));
      await trx.insertInto("busy_times").values(rows).execute();
    }
    await notifyOwner({ ...context, db: trx }, calendar, { problem: null, left_out }, now);
    await alongside?.(trx);
  });
  return ok(times);
}

/** One after the other. @throws Error that names the unreadable ones, after the last */
export async function readBusyCalendars(context: Context, options: Partial<ReadOptions> = {}): Promise<void> {
  const calendars = await context.db
    .selectFrom("busy_calendars")
    .select(["id", "name", "url", "problem", "left_out"])
    .orderBy("id")
    .execute();
  const unreadable: string[] = [];
  for (const calendar of calendars) {
    const read = await readCalendar(context, calendar, { now: new Date(), ...options });
    if (!read.ok) unreadable.push(`calendar ${calendar.id}: ${read.reason}`);
  }
  if (unreadable.length > 0) throw new Error(unreadable.join(" "));
}

/** Only if readable; otherwise `reason` says why. `note` warns that it has no busy times. */
export async function addBusyCalendar(
  context: Context,
  { name, url, actor }: { name: string; url: string; actor: string },
  options: Partial<ReadOptions> = {},
): Promise<Result<{ note: string | null }, Failure<"known"> | (Failure<"unreadable"> & { reason: string })>> {
  const added = await context.db
    .insertInto("busy_calendars")
    .values({ name, url, problem: null })
    .onConflict((conflict) => conflict.column("url").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return fail("known");
  const calendar = { id: added.id, name, url, problem: null, left_out: null };
  const subject = { subjectKind: "busy-calendar", subjectId: added.id } as const;
  const read = await readCalendar(context, calendar, { now: new Date(), ...options }, (trx) =>
    recordAudit(trx, { actor, action: "busy-calendar.add", ...subject }),
  );
  if (!read.ok) {
    await deleteCalendar(context.db, added.id);
    return read;
  }
  return ok({ note: read.value.canBeBusy ? null : noBusyEvents });
}

async function deleteCalendar(db: Db, id: number): Promise<boolean> {
  const { unreadable, leftOut } = noticesOf(id);
  for (const key of [unreadable, leftOut]) await clearNotice(db, key, new Date());
  const deleted = await db.deleteFrom("busy_calendars").where("id", "=", id).returning("id").executeTakeFirst();
  return deleted !== undefined;
}

/** With its busy times; false if there is no such calendar. */
export async function deleteBusyCalendar(db: Db, id: number, actor: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const isDeleted = await deleteCalendar(trx, id);
    const subject = { subjectKind: "busy-calendar", subjectId: id } as const;
    if (isDeleted) await recordAudit(trx, { actor, action: "busy-calendar.remove", ...subject });
    return isDeleted;
  });
}

/** Whether times after the last known one are offered while the calendar is unreadable. */
export async function offerUnknownTimes(
  db: Db,
  { id, offers, actor }: { id: number; offers: boolean; actor: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("busy_calendars").set({ offers_unknown: offers }).where("id", "=", id).execute();
    const subject = { subjectKind: "busy-calendar", subjectId: id } as const;
    await recordAudit(trx, { actor, action: "busy-calendar.change", ...subject });
  });
}

export async function listBusyCalendars(db: Db, now: Date): Promise<BusyCalendars> {
  const [calendars, next] = await Promise.all([
    db.selectFrom("busy_calendars").selectAll().orderBy("name").execute(),
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
    calendars: calendars.map(
      ({ id, name, url, read_at, problem, problem_since, left_out, known_until, offers_unknown }) => ({
        id,
        name,
        host: new URL(url).hostname,
        readAt: read_at?.toISOString() ?? null,
        problem,
        problemSince: problem_since?.toISOString() ?? null,
        leftOut: left_out,
        knownUntil: known_until?.toISOString() ?? null,
        offersUnknown: offers_unknown,
      }),
    ),
    next: next.map(({ starts_at, ends_at }) => ({ start: starts_at.toISOString(), end: ends_at.toISOString() })),
  };
}
