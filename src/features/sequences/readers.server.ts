import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { industryName } from "../../facts/industries.ts";
import { chosenUrl } from "../../facts/page-urls.ts";
import type { Result } from "../../lib/result.ts";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db, Schema } from "../../server-context/db.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import type { LinkFailure } from "../../server-context/signed-link.ts";
import { lockRecipient, minutesUntilEmail, queueEmail } from "../email/emails.server.ts";
import { ownChartPicture } from "../roi/own-chart.ts";
import type { RoiScenario } from "../roi/roi.ts";
import { calculationFacts, calculationUrl } from "../roi/shared-calculation.ts";
import { endSubscriptionOf } from "../subscribers/records/end-subscription.server.ts";
import { confirmDays } from "../subscribers/records/subscriber.ts";
import type { Origin } from "../subscribers/records/subscription-links.server.ts";
import { sequenceConfirmationEmail } from "./emails.ts";
import type { SequenceTrigger } from "./sequence.ts";
import { readSequenceConfirm, readSequenceStop, sequenceConfirmLink } from "./sequence-links.server.ts";
import { schedule } from "./sequence-schedule.ts";
import { stopReaders, stopSequencesOf } from "./stop-reasons.server.ts";

/** A second request for the same address within it is ignored. */
const duplicateMs = 600_000;

export type SequenceRequest = {
  trigger: SequenceTrigger;
  email: string;
  name: string | null;
  organisation: string | null;
  page: string;
  /** The sentence as shown; only the running sequence's counts as consent. */
  consent: string | undefined;
  /** The browser's zone, if its script reported it. */
  zone?: string | undefined;
  bookingId?: number;
  /** The calculation beside which it was requested. */
  calculation?: RoiScenario | undefined;
  now: Date;
};

/** Adds a reader who still has to confirm the address: by a separate email, or with the subscription requested beside it. */
export async function requestSequence(origin: Origin, trx: Db, request: SequenceRequest): Promise<void> {
  const {
    trigger,
    email,
    name,
    organisation,
    page,
    consent,
    zone = null,
    bookingId = null,
    calculation,
    now,
  } = request;
  if (!consent) return;
  const sequence = await trx
    .selectFrom("sequences")
    .select("id")
    .where("trigger", "=", trigger)
    .where("state", "=", "running")
    .where("consent", "=", consent)
    .executeTakeFirst();
  if (!sequence) return;
  await lockRecipient(trx, email);
  const existing = await trx
    .selectFrom("sequence_readers")
    .select(["id", "state", "consented_at", "consent_text"])
    .where("sequence_id", "=", sequence.id)
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .executeTakeFirst();
  // Active and completed readers get no email twice.
  if (existing && existing.state !== "pending" && existing.state !== "stopped") return;
  if (existing?.state === "pending" && existing.consented_at.getTime() > now.getTime() - duplicateMs) return;
  const expiresAt = new Date(now.getTime() + confirmDays * dayMs);
  const values = {
    email,
    name,
    organisation,
    page,
    zone,
    consent_text: consent,
    consented_at: now,
    expires_at: expiresAt,
    calculation: calculation ? JSON.stringify(calculation) : null,
    booking_id: bookingId,
    state: "pending",
    stop_reason: null,
    ended_at: null,
  } as const;
  // A link to the same sentence stays valid, because the limit may allow no further one.
  const keepsLink = existing?.state === "pending" && existing.consent_text === consent;
  const { id, request_key } = existing
    ? await trx
        .updateTable("sequence_readers")
        .set({ ...values, ...(keepsLink ? {} : { request_key: randomUUID() }) })
        .where("id", "=", existing.id)
        .returning(["id", "request_key"])
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto("sequence_readers")
        .values({ ...values, sequence_id: sequence.id, created_at: now })
        .returning(["id", "request_key"])
        .executeTakeFirstOrThrow();
  if (trigger === "subscription" && (await isSubscribing(trx, email))) return;
  if ((await minutesUntilEmail(trx, "sequence", email)) > 0) return;
  await queueEmail(origin.site, trx, {
    kind: "sequence-confirmation",
    to: email,
    occasion: `sequence-reader:${id}:${now.getTime()}`,
    about: `sequence-reader:${id}`,
    content: sequenceConfirmationEmail(origin.site, {
      name,
      consent,
      href: sequenceConfirmLink(origin, request_key, expiresAt),
      days: confirmDays,
      calculation: calculation && {
        picture: origin.siteUrl + ownChartPicture(calculation),
        href: origin.siteUrl + chosenUrl(origin.site, calculationUrl(calculation)),
        facts: calculationFacts(calculation, industryName(origin.site, calculation.industry), origin.site),
      },
    }),
  });
}

/** Confirming the subscription also confirms the address. */
const isSubscribing = async (trx: Db, email: string): Promise<boolean> =>
  (await trx
    .selectFrom("subscribers")
    .select("id")
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where("status", "=", "pending")
    .where("deleted_at", "is", null)
    .executeTakeFirst()) !== undefined;

/** Freezes the schedule: the emails as they are now, in the zone of the call, the browser, the last booking or the owner. */
async function start(trx: Db, reader: Selectable<Schema["sequence_readers"]>, now: Date): Promise<void> {
  const { id } = reader;
  const calls = trx
    .selectFrom("bookings")
    .select(["zone", "ends_at"])
    .where((row) =>
      reader.booking_id === null
        ? sql<boolean>`lower(email) = ${reader.email.toLowerCase()}`
        : row("id", "=", reader.booking_id),
    )
    .where("status", "=", "confirmed");
  const call = await calls.orderBy("created_at", "desc").limit(1).executeTakeFirst();
  const { zone: ownZone } = await trx.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow();
  const zone = (reader.booking_id === null && reader.zone) || call?.zone || ownZone;
  const from = reader.booking_id !== null && call && call.ends_at > now ? call.ends_at : now;
  // Resubscribed readers resume after the last email they received.
  await trx.deleteFrom("sequence_deliveries").where("reader_id", "=", id).where("status", "=", "skipped").execute();
  const emails = await trx
    .selectFrom("sequence_emails as e")
    .select(["e.id", "e.wait_days as waitDays", "e.hour", "e.skip_sundays as skipSundays"])
    .where("e.sequence_id", "=", reader.sequence_id)
    .where("e.removed_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("sequence_deliveries as d")
            .select("d.email_id")
            .whereRef("d.email_id", "=", "e.id")
            .where("d.reader_id", "=", id),
        ),
      ),
    )
    .orderBy("e.position")
    .orderBy("e.id")
    .execute();
  const due = schedule(emails, { from, zone });
  const rows = emails.map((email, index) => ({
    reader_id: id,
    email_id: email.id,
    sequence_id: reader.sequence_id,
    email: reader.email,
    position: index + 1,
    wait_days: email.waitDays,
    hour: email.hour,
    skip_sundays: email.skipSundays,
    next_attempt_at: due[index] ?? now,
  }));
  if (rows.length > 0) await trx.insertInto("sequence_deliveries").values(rows).execute();
  await trx
    .updateTable("sequence_readers")
    .set({ state: "active", zone, confirmed_at: now, started_at: now, expires_at: null })
    .where("id", "=", id)
    .execute();
}

const selectPending = (trx: Db) =>
  trx
    .selectFrom("sequence_readers as r")
    .innerJoin("sequences as q", "q.id", "r.sequence_id")
    .selectAll("r")
    .where("r.state", "=", "pending")
    .where("q.state", "in", ["running", "closed", "paused"])
    .forUpdate("r");

/** Starts the sequences requested beside a subscription that was just confirmed. */
export async function startWithSubscription(trx: Db, email: string, now: Date): Promise<void> {
  const readers = await selectPending(trx)
    .where("q.trigger", "=", "subscription")
    .where(sql<boolean>`lower(r.email) = ${email.toLowerCase()}`)
    .execute();
  for (const reader of readers) await start(trx, reader, now);
}

export type SequenceLinkState = "pending" | "active" | "over" | "expired" | "forged";

type LinkContext = Pick<SiteContext, "db" | "secret">;

export const sequenceConfirmState = ({ db, secret }: LinkContext, token: string, now: Date) =>
  stateOf(db, "request_key", readSequenceConfirm(secret, token, now));

export const sequenceStopState = ({ db, secret }: LinkContext, token: string, now: Date) =>
  stateOf(db, "link_key", readSequenceStop(secret, token, now));

async function stateOf(
  db: Db,
  column: "request_key" | "link_key",
  link: Result<string, LinkFailure>,
): Promise<SequenceLinkState> {
  if (!link.ok) return link.code;
  const row = await db.selectFrom("sequence_readers").select("state").where(column, "=", link.value).executeTakeFirst();
  if (!row) return "expired";
  if (row.state === "pending") return "pending";
  return row.state === "active" || row.state === "paused" ? "active" : "over";
}

/** Idempotent. */
export async function confirmSequence({ db, secret }: LinkContext, token: string, now: Date): Promise<void> {
  const link = readSequenceConfirm(secret, token, now);
  if (!link.ok) return;
  await db.transaction().execute(async (trx) => {
    const reader = await selectPending(trx).where("r.request_key", "=", link.value).executeTakeFirst();
    if (reader) await start(trx, reader, now);
  });
}

/** Idempotent; `everything` also ends the newsletter and every other sequence of the address. @returns false if forged */
export async function stopSequence(
  { db, secret }: LinkContext,
  token: string,
  { everything, now }: { everything: boolean; now: Date },
): Promise<boolean> {
  const link = readSequenceStop(secret, token, now);
  if (!link.ok) return false;
  await db.transaction().execute(async (trx) => {
    const reader = await trx
      .selectFrom("sequence_readers")
      .select(["id", "email"])
      .where("link_key", "=", link.value)
      .executeTakeFirst();
    if (!reader) return;
    await stopReaders(trx, [reader.id], "reader", now);
    if (!everything) return;
    await stopSequencesOf(trx, reader.email, "reader", now);
    await endSubscriptionOf(trx, reader.email, { now, page: "/newsletter/sequence/stop" });
  });
  return true;
}
