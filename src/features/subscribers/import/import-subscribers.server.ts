import { sql } from "kysely";
import { dayMs } from "../../../lib/time/durations.ts";
import type { Db } from "../../../server-context/db.ts";
import { emailInLetters } from "../../../server-context/email-address.server.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { queueEmail } from "../../email/emails.server.ts";
import { importConfirmationEmail } from "../emails.ts";
import { confirmDays } from "../records/subscriber.ts";
import { confirmationLink, type Origin } from "../records/subscription-links.server.ts";
import { findSuppressions } from "../records/suppressions.server.ts";
import { textVersion } from "../subscribers.server.ts";
import type { DateOrder } from "./consent-date.ts";
import type {
  ImportMapping,
  ImportOutcome,
  ImportPreview,
  ImportReason,
  ImportRow,
  ImportSource,
} from "./import-file.ts";
import type { ReadRow } from "./read-import.server.ts";

const batchSize = 200;
const maxRows = 100;
const maxReasons = 50;
/** Most urgent first. */
const urgency: readonly ImportOutcome[] = ["rejected", "duplicate", "known", "asked", "confirmed"];
/** Spaces out confirmation requests, so that a large import delays no other email. */
const requestGapMs = 1_000;

type ExistingSubscriber = { email: string; status: string; deleted_at: Date | null };

async function findExisting(db: Db, rows: readonly ReadRow[]): Promise<Map<string, ExistingSubscriber>> {
  const emails = rows.map(({ email }) => email.toLowerCase());
  if (emails.length === 0) return new Map();
  const { rows: existing } = await sql<ExistingSubscriber>`
    select email, status, deleted_at from subscribers where lower(email) = any(${emails})`.execute(db);
  return new Map(existing.map((row) => [row.email.toLowerCase(), row]));
}

type Verdict = { outcome: ImportOutcome; reason: string };

const rejected = (reason: string): Verdict => ({ outcome: "rejected", reason });

function classifyExisting({ status, deleted_at }: ExistingSubscriber): Verdict {
  if (deleted_at) return rejected("Was deleted here. Restore the subscriber from the bin instead.");
  if (status === "confirmed") return { outcome: "known", reason: "Is already subscribed." };
  if (status === "pending") return { outcome: "known", reason: "Has already been asked to confirm." };
  return rejected("Unsubscribed here. Only the subscriber can subscribe again.");
}

function classifyNew(row: ReadRow, { evidence }: ImportSource): Verdict {
  if (row.there.state === "pending") return { outcome: "asked", reason: row.there.reason };
  if (row.consentedAt && evidence.trim()) return { outcome: "confirmed", reason: "" };
  if (row.isAmbiguous) return { outcome: "asked", reason: "The date of consent could be read in two ways." };
  const missing = row.consentedAt ? "evidence" : "date";
  return { outcome: "asked", reason: `Without the ${missing} of consent.` };
}

type ClassifyContext = Pick<SiteContext, "db" | "secret">;
type Readers = Pick<SiteContext, "readers">;

async function classifyRows(
  { db, secret }: ClassifyContext,
  rows: readonly ReadRow[],
  source: ImportSource,
): Promise<ImportRow[]> {
  const classified: ImportRow[] = [];
  const seen = new Set<string>();
  const unsubscribed = new Set(rows.flatMap(({ email, there }) => (there.state === "left" ? email.toLowerCase() : [])));
  for (let from = 0; from < rows.length; from += 5_000) {
    const part = rows.slice(from, from + 5_000);
    const existing = await findExisting(db, part);
    const emails = part.map(({ email }) => email);
    const suppressed = await findSuppressions(db, secret, emails);
    const classify = (row: ReadRow, key: string): Verdict => {
      if (row.problem) return rejected(row.problem);
      if (unsubscribed.has(key)) return rejected("Unsubscribed there, by another line of this file.");
      if (seen.has(key)) return { outcome: "duplicate", reason: "Is in an earlier line already." };
      const subscriber = existing.get(key);
      if (subscriber) return classifyExisting(subscriber);
      if (suppressed.has(key))
        return rejected("Unsubscribed here before their data was erased. Only they can subscribe again.");
      return classifyNew(row, source);
    };
    for (const row of part) {
      const key = row.email.toLowerCase();
      const verdict = classify(row, key);
      if (!row.problem) seen.add(key);
      const { line, email, name, firstName, consentedAt } = row;
      classified.push({ line, email, name, firstName, consentedAt: consentedAt?.toISOString() ?? null, ...verdict });
    }
  }
  return classified;
}

export const isImportable = ({ outcome }: ImportRow): boolean => outcome === "confirmed" || outcome === "asked";

const countOutcomes = (rows: readonly ImportRow[]): ImportPreview["counts"] => {
  const counts = { confirmed: 0, asked: 0, known: 0, duplicate: 0, rejected: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
};

function countReasons(rows: readonly ImportRow[]): ImportReason[] {
  const groups = new Map<string, ImportReason>();
  for (const { outcome, reason } of rows) {
    const group = groups.get(`${outcome} ${reason}`) ?? { outcome, reason, count: 0 };
    groups.set(`${outcome} ${reason}`, { ...group, count: group.count + 1 });
  }
  const order = urgency.toReversed();
  return [...groups.values()]
    .toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || b.count - a.count)
    .slice(0, maxReasons);
}

type ImportRequest = {
  text: string;
  mapping?: ImportMapping | undefined;
  dateOrder?: DateOrder | undefined;
  source: ImportSource;
  now: Date;
};

async function readRows(context: ClassifyContext & Readers, { text, mapping, dateOrder, source, now }: ImportRequest) {
  const read = await context.readers.run("subscriber-table", [text, { mapping, dateOrder }, now]);
  return { ...read, rows: await classifyRows(context, read.rows, source) };
}

export async function previewImport(
  context: ClassifyContext & Readers,
  request: ImportRequest,
): Promise<ImportPreview> {
  const { rows, ...read } = await readRows(context, request);
  const sorted = rows.toSorted((a, b) => urgency.indexOf(a.outcome) - urgency.indexOf(b.outcome) || a.line - b.line);
  return {
    ...read,
    counts: countOutcomes(rows),
    reasons: countReasons(rows),
    rows: sorted.slice(0, maxRows).map((row) => ({ ...row, email: emailInLetters(row.email) })),
  };
}

type Batch = { rows: readonly ImportRow[]; source: ImportSource; now: Date; earlierRequests: number };

/** Skips anyone who has subscribed since. @returns the stored emails */
async function storeRows(origin: Origin, trx: Db, { rows, source, now, earlierRequests }: Batch): Promise<Set<string>> {
  const expiresAt = new Date(now.getTime() + confirmDays * dayMs);
  const stored = await trx
    .insertInto("subscribers")
    .values(
      rows.map(({ email, name, firstName, outcome, consentedAt }) => ({
        email,
        name,
        first_name: firstName,
        status: outcome === "confirmed" ? ("confirmed" as const) : ("pending" as const),
        page: `Import: ${source.source}`,
        requested_at: now,
        confirmed_at: outcome === "confirmed" ? consentedAt : null,
        expires_at: outcome === "confirmed" ? null : expiresAt,
        imported: JSON.stringify({ source: source.source, consentedAt, evidence: source.evidence.trim() || null }),
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(["id", "email", "name", "first_name", "status", "request_key", "confirmed_at"])
    .execute();
  if (stored.length === 0) return new Set();
  const evidence = source.evidence.trim();
  await trx
    .insertInto("subscription_events")
    .values(
      stored.map(({ id, status, confirmed_at }) => ({
        subscriber_id: id,
        event: status === "confirmed" ? ("confirmed" as const) : ("requested" as const),
        text: status === "confirmed" ? evidence : `Imported from ${source.source}, without evidence of consent.`,
        text_version: status === "confirmed" ? textVersion(evidence) : null,
        page: `Import: ${source.source}`,
        at: confirmed_at ?? now,
      })),
    )
    .execute();
  let position = earlierRequests;
  for (const { id, email, request_key: requestKey, ...reader } of stored.filter(({ status }) => status === "pending")) {
    await queueEmail(origin.site, trx, {
      kind: "newsletter-confirmation",
      isByOwner: true,
      to: email,
      occasion: `subscriber:${id}:${now.getTime()}:confirm`,
      about: `subscriber:${id}`,
      sendAt: new Date(now.getTime() + position++ * requestGapMs),
      content: importConfirmationEmail(origin.site, {
        name: reader.first_name ?? reader.name,
        href: confirmationLink(origin, requestKey, expiresAt),
        days: confirmDays,
      }),
    });
  }
  return new Set(stored.map(({ email }) => email));
}

export type ImportResult = { counts: ImportPreview["counts"]; rows: ImportRow[] };

/** Subscribes readers with proof of consent, asks others to confirm; idempotent. @returns the outcome of each row */
export async function importSubscribers(
  context: Origin & Readers & { db: Db },
  request: ImportRequest,
  actor: string,
): Promise<ImportResult> {
  const { db } = context;
  const { source, now } = request;
  const { rows: classified } = await readRows(context, request);
  const importable = classified.filter(isImportable);
  const stored = new Set<string>();
  let earlierRequests = 0;
  // With the first batch, so that no part of an import is stored without its line in the audit log.
  for (let from = 0; from === 0 || from < importable.length; from += batchSize) {
    const rows = importable.slice(from, from + batchSize);
    const part = await db.transaction().execute(async (trx) => {
      if (from === 0) await recordAudit(trx, { actor, action: "subscriber.import", detail: countOutcomes(classified) });
      return rows.length === 0 ? new Set<string>() : storeRows(context, trx, { rows, source, now, earlierRequests });
    });
    for (const email of part) stored.add(email);
    earlierRequests += rows.filter(({ outcome }) => outcome === "asked").length;
  }
  const rows = classified.map((row): ImportRow => {
    const hasSubscribedSince = isImportable(row) && !stored.has(row.email);
    return hasSubscribedSince ? { ...row, outcome: "known", reason: "Subscribed during the import." } : row;
  });
  return { counts: countOutcomes(rows), rows };
}
