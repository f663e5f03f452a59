import { sql } from "kysely";
import { defaultSite } from "../../../src/facts/site.ts";
import {
  type ClaimedSequenceEmail,
  type Clock,
  claimSequenceEmails,
} from "../../../src/features/sequences/delivery-claims.server.ts";
import {
  markSequenceInFlight,
  recoverSequenceEmails,
  settleSequenceEmail,
} from "../../../src/features/sequences/delivery-queue.server.ts";
import { sequencesPersonalData } from "../../../src/features/sequences/personal-data.server.ts";
import { confirmSequence, stopSequence } from "../../../src/features/sequences/readers.server.ts";
import { sequenceConfirmLink, sequenceStopLink } from "../../../src/features/sequences/sequence-links.server.ts";
import { updateReaderStates } from "../../../src/features/sequences/stop-reasons.server.ts";
import type { Db } from "../../../src/server-context/db.ts";
import { randomFrom } from "./random.ts";
import { createCall, createPendingReaders, createRunningSequence } from "./sequences.ts";

const secret = "a secret that only tests know, long enough";
const hourMs = 3_600_000;
/** Sydney's clocks go forward on 4 October 2026, Berlin's go back on the 25th. */
const start = Date.UTC(2026, 9, 3, 0, 30);
const days = 24;
const zones = ["Europe/Berlin", "Australia/Sydney"] as const;

type Person = { email: string; zone: string; stoppedAt: number | null };
type Handover = { email: string; emailId: number; sequence: number; at: number; order: number };

const tokenOf = (link: string) => new URL(link).searchParams.get("token") ?? "";
const origin = { site: defaultSite, siteUrl: "https://www.example.com", secret };
const personalData = { erase: sequencesPersonalData.erase };

type Options = { dbs: readonly [Db, Db]; readers: number; kills: number; seed?: number };

/**
 * Simulates 24 days of two sequences, sent by two replicas against a simulated clock, while readers unsubscribe, book,
 * are erased and get issues of the newsletter, and replicas are killed between claim, handover and settling.
 */
export async function simulateSequences({ dbs, readers, kills, seed = 7 }: Options) {
  const [db] = dbs;
  const random = randomFrom(seed);
  let now = start;
  const clock: Clock = () => sql<Date>`${new Date(now).toISOString()}::timestamptz`;
  const step = (waitDays: number, skipSundays: boolean) => ({ waitDays, hour: 8, skipSundays });
  const first = await createRunningSequence(db, { emails: [0, 2, 1, 4, 3, 2].map((wait) => step(wait, true)) });
  const second = await createRunningSequence(db, {
    trigger: "subscription",
    emails: [1, 1, 1, 5, 2].map((wait) => step(wait, false)),
  });
  const people = new Map<string, Person>();
  for (let index = 0; index < readers; index++) {
    const email = `reader.${index}@readers.example`;
    const zone = zones[index % 2] ?? zones[0];
    people.set(email, { email, zone, stoppedAt: null });
    if (index % 2 === 1) await createCall(db, email, { zone, index, createdAt: new Date(0) });
  }
  const emails = [...people.keys()];
  const inBothSequences = emails.filter((_email, index) => index % 5 === 0);
  const subscribers = emails.filter((_email, index) => index % 10 === 3);
  for (let from = 0; from < subscribers.length; from += 500)
    await db
      .insertInto("subscribers")
      .values(
        subscribers.slice(from, from + 500).map((email) => ({
          ...{ email, name: null, industry: null, status: "confirmed" as const, page: "/", end_reason: null },
          ...{ imported: null, deleted_by: null, confirmed_at: new Date(start - 1000) },
        })),
      )
      .execute();
  const keys = new Map<number, Awaited<ReturnType<typeof createPendingReaders>>>();
  for (const [sequence, recipients] of [
    [first.id, emails],
    [second.id, inBothSequences],
  ] as const) {
    const all: Awaited<ReturnType<typeof createPendingReaders>> = new Map();
    for (let from = 0; from < recipients.length; from += 500)
      for (const [email, key] of await createPendingReaders(
        db,
        sequence,
        recipients.slice(from, from + 500),
        new Date(start),
      ))
        all.set(email, key);
    keys.set(sequence, all);
  }
  /** When each reader confirms: during the first two days. */
  const joins = [...keys].flatMap(([, all]) =>
    [...all.values()].map(({ requestKey }) => ({ requestKey, at: start + Math.floor(random() * 40) * hourMs })),
  );

  let order = 0;
  const handedOver: Handover[] = [];
  const stops = new Map<string, number>();
  /** Each index is its own slot, so concurrent bookings never overlap. */
  let nextCallIndex = 100_000;
  let [killed, unknownOutcomes] = [0, 0];

  /** Ends a reader's sequences in one of four ways, after which nothing may be sent. */
  async function stop(email: string, reason = Math.floor(random() * 4)): Promise<void> {
    const person = people.get(email);
    if (!person || stops.has(email)) return;
    const at = new Date(now);
    if (reason === 0 && subscribers.includes(email))
      await db
        .updateTable("subscribers")
        .set({ status: "unsubscribed", unsubscribed_at: at })
        .where("email", "=", email)
        .execute();
    else if (reason <= 1) await createCall(db, email, { zone: person.zone, index: nextCallIndex++, createdAt: at });
    else if (reason === 2)
      await db.transaction().execute((trx) => personalData.erase(trx, email, { now: at, secret } as never));
    else {
      const key = keys.get(first.id)?.get(email);
      const token = tokenOf(sequenceStopLink(origin, key?.linkKey ?? ""));
      await stopSequence({ db, secret }, token, { everything: true, now: at });
    }
    stops.set(email, order++);
  }

  const killAt = new Set<number>();
  const expected = Math.round(readers * 6 * 0.9);
  while (killAt.size < kills) killAt.add(Math.floor(random() * expected * 0.9) + 1);
  let sendAttempts = 0;

  /** @returns true when the replica was killed, which then does nothing more */
  async function send(replica: Db, owner: string, delivery: ClaimedSequenceEmail): Promise<boolean> {
    const killPoint = killAt.has(++sendAttempts) ? 1 + (killed % 3) : 0;
    if (killPoint === 1) return true;
    // Some readers leave between claim and handover, which only the handover can detect.
    if (random() < 0.03) await stop(delivery.email, Math.floor(random() * 2));
    if (!(await markSequenceInFlight(replica, delivery, owner, clock))) {
      if (killPoint > 0) killAt.add(sendAttempts + 1);
      return false;
    }
    if (killPoint === 2) return true;
    handedOver.push({
      email: delivery.email,
      emailId: delivery.emailId,
      sequence: delivery.sequenceId,
      at: now,
      order: order++,
    });
    if (killPoint === 3) return true;
    await settleSequenceEmail(replica, delivery, owner, { status: "sent", answer: null }, clock);
    return false;
  }

  let owners = 0;
  async function work(replica: Db): Promise<void> {
    let owner = `replica ${owners++}`;
    for (;;) {
      let worked = false;
      for (const { id } of [first, second]) {
        const { deliveries } = await claimSequenceEmails(replica, id, { owner, limit: 10, secret, clock });
        worked ||= deliveries.length > 0;
        for (const delivery of deliveries) {
          if (!(await send(replica, owner, delivery))) continue;
          // Its claims are blocked until the lease ends; the restarted process has another name.
          killed += 1;
          owner = `replica ${owners++}`;
          break;
        }
      }
      if (worked) continue;
      const { rows } = await sql<{ due: number }>`
        select count(*)::integer as due from sequence_deliveries d join sequence_readers r on r.id = d.reader_id
        where r.state = 'active' and d.status = 'waiting' and d.next_attempt_at <= ${clock()}
          and (d.lease_until is null or d.lease_until < ${clock()})`.execute(replica);
      if ((rows[0]?.due ?? 0) === 0) return;
      // The rate limit allows no more right now.
      now += 100;
    }
  }

  async function hasDueDeliveries(): Promise<boolean> {
    const { rows } = await sql<{ due: boolean }>`
      select exists (select from sequence_deliveries where status = 'sending'
        or status in ('waiting', 'retrying') and next_attempt_at <= ${clock()}) as due`.execute(db);
    return rows[0]?.due ?? false;
  }

  /** An issue is sent on Sundays at eight in Berlin to all subscribers; no sequence email is sent that day. */
  const issueDays = new Set<string>();
  async function sendIssue(): Promise<void> {
    const at = new Date(now);
    const issueEmail = { subject: "Issue", html: "<p>Text</p>", plain: "Text", status: "sent" as const };
    const issue = await db
      .insertInto("newsletter_issues")
      .values({ ...issueEmail, frozen_at: at, created_by: "owner@example.com", slug: `issue-${now}` })
      .returning("id")
      .executeTakeFirstOrThrow();
    await sql`
      insert into newsletter_recipients (issue_id, subscriber_id, email, status, sent_at)
      select ${issue.id}, id, email, 'sent', ${at} from subscribers where status = 'confirmed'`.execute(db);
    for (const email of subscribers) if (!stops.has(email)) issueDays.add(`${email} ${dayOf(now, zoneOf(email))}`);
  }
  const zoneOf = (email: string) => people.get(email)?.zone ?? zones[0];

  for (let hour = start; hour < start + days * 24 * hourMs; hour += hourMs) {
    now = hour;
    const berlin = clockOf(now, zones[0]);
    if (berlin.weekday === "Sun" && berlin.hour === 8) await sendIssue();
    for (const { requestKey } of joins.filter((join) => join.at === now)) {
      const token = tokenOf(sequenceConfirmLink(origin, requestKey, new Date(now + hourMs)));
      await confirmSequence({ db, secret }, token, new Date(now));
    }
    if (await hasDueDeliveries()) {
      unknownOutcomes += await recoverSequenceEmails(db, { repeatable: false, isOnlySender: false, clock });
      await Promise.all(dbs.map(work));
    }
    if (berlin.hour === 12) {
      const leaving = emails.filter(() => random() < 0.005);
      for (const email of leaving) await stop(email);
      await updateReaderStates(db, new Date(now));
    }
  }
  await updateReaderStates(db, new Date(now));

  const remaining = await db
    .selectFrom("sequence_deliveries")
    .select(["email", "status"])
    .where("status", "in", ["waiting", "sending", "retrying"])
    .execute();
  const states = await db.selectFrom("sequence_readers").select(["email", "state"]).execute();
  return {
    handedOver: handedOver.length,
    killed,
    unknown: unknownOutcomes,
    stopped: stops.size,
    ...findViolations(handedOver, stops, { zoneOf, issueDays }),
    /** Deliveries still queued, and readers who neither completed the sequence nor were stopped by the simulation. */
    forgotten: [
      ...remaining.map(({ email, status }) => `${email}: ${status}`),
      ...states
        .filter(({ state, email }) => state !== "done" && !(state === "stopped" && stops.has(email)))
        .map(({ email, state }) => `${email}: ${state}`),
    ],
    /** Readers who stayed, but neither got every email nor have one of unknown outcome. */
    incomplete: await findIncompleteReaders(db, {
      stops,
      totals: new Map([
        [first.id, 6],
        [second.id, 5],
      ]),
    }),
    sundays: handedOver.filter(
      ({ at, email, sequence }) => sequence === first.id && clockOf(at, zoneOf(email)).weekday === "Sun",
    ),
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(instant: number, zone: string): { weekday: string; hour: number } {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-US", { timeZone: zone, weekday: "short", hour: "numeric", hourCycle: "h23" });
  formats.set(zone, format);
  const parts = format.formatToParts(instant);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? "";
  return { weekday: part("weekday"), hour: Number(part("hour")) };
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();
function dayOf(instant: number, zone: string): string {
  const format = dayFormats.get(zone) ?? new Intl.DateTimeFormat("en-CA", { timeZone: zone });
  dayFormats.set(zone, format);
  return format.format(instant);
}

type ViolationContext = { zoneOf: (email: string) => string; issueDays: ReadonlySet<string> };

/** Violations found in the emails that were handed over. */
function findViolations(
  handedOver: readonly Handover[],
  stops: ReadonlyMap<string, number>,
  { zoneOf, issueDays }: ViolationContext,
) {
  const repeated = (keyOf: (entry: Handover) => string) => {
    const seen = new Set<string>();
    return handedOver.map(keyOf).filter((key) => seen.has(key) || !seen.add(key));
  };
  const dayKey = ({ email, at }: Handover) => `${email} ${dayOf(at, zoneOf(email))}`;
  return {
    twice: repeated(({ email, emailId }) => `${email} ${emailId}`),
    twoPerDay: repeated(dayKey),
    afterStop: handedOver.filter(({ email, order }) => order > (stops.get(email) ?? Number.POSITIVE_INFINITY)),
    onIssueDay: handedOver.map(dayKey).filter((key) => issueDays.has(key)),
    /** Sent at an hour other than eight in the reader's time zone; only a killed replica may cause this. */
    otherHour: handedOver.filter(({ at, email }) => clockOf(at, zoneOf(email)).hour !== 8).length,
  };
}

async function findIncompleteReaders(
  db: Db,
  { stops, totals }: { stops: ReadonlyMap<string, number>; totals: ReadonlyMap<number, number> },
): Promise<string[]> {
  const { rows } = await sql<{ email: string; sequence: number; count: number }>`
    select r.email, r.sequence_id::integer as sequence, count(d.email_id)::integer as count from sequence_readers r
    left join sequence_deliveries d on d.reader_id = r.id and d.status in ('sent', 'unknown')
    group by r.id`.execute(db);
  return rows
    .filter(({ email, sequence, count }) => !stops.has(email) && count !== totals.get(sequence))
    .map(({ email, count }) => `${email}: ${count}`);
}
