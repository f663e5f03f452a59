import { Readable } from "node:stream";
import { sql } from "kysely";
import { csvLine } from "../../lib/csv/write-csv.ts";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import {
  contains,
  type ListOrder,
  orderOf,
  ownerTimes,
  pageOf,
  readPage,
} from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import { leadAction } from "../leads/lead.ts";
import { readVisitWords } from "../visits/visit-words.server.ts";
import { type ListedPerson, type PersonDetail, type PersonKind, personRoles } from "./person.ts";
import { belongsTo } from "./records/records.server.ts";

export type PeopleListRequest = ListRequest & { kind: PersonKind | "" };

const orders: Record<string, ListOrder> = {
  name: { by: sql`lower(coalesce(name, email))` },
  organisation: { by: sql`lower(organisation)`, isOptional: true },
  first: { by: sql`first_at` },
  date: { by: sql`last_at` },
};

/** Must match the index expressions. */
const ofKind: Record<PersonKind, ReturnType<typeof sql<boolean>>> = {
  lead: sql`leads > 0`,
  subscriber: sql`subscription is not null`,
  booking: sql`bookings > 0`,
  guest: sql`guests > 0`,
};

const columns = [
  "id",
  "email",
  "name",
  "organisation",
  "leads",
  "bookings",
  "guests",
  "subscription",
  "first_at",
  "last_at",
] as const;

type PersonRow = Omit<ListedPerson, "firstAt" | "lastAt"> & { first_at: Date; last_at: Date };

const toListed = ({ first_at, last_at, ...row }: PersonRow): ListedPerson => ({
  ...row,
  email: emailInLetters(row.email),
  firstAt: first_at.toISOString(),
  lastAt: last_at.toISOString(),
});

function filterPeople(db: Db, { search, kind }: PeopleListRequest) {
  let query = db.selectFrom("people");
  if (kind) query = query.where(ofKind[kind]);
  if (search.trim()) query = query.where(contains(sql`searched`, search));
  return query;
}

/** Most recent contact first. */
export async function listPeople(
  db: Db,
  request: PeopleListRequest,
): Promise<{ people: ListedPerson[]; total: number }> {
  const filtered = filterPeople(db, request);
  const ordered = filtered.select(columns).orderBy(orderOf(request.sort, orders));
  const { rows, total } = await readPage(filtered, ordered, pageOf(request));
  return { people: rows.map(toListed), total };
}

/** Number of people in memory; no connection stays open while a slow client downloads. */
const exportBatchSize = 500;

/** Streams the CSV. The people and their order are fixed at the start. */
export async function exportPeopleList(
  db: Db,
  request: PeopleListRequest,
): Promise<{ file: ReadableStream<Uint8Array>; count: number }> {
  const times = await ownerTimes(db);
  const filtered = await filterPeople(db, request).select("id").orderBy(orderOf(request.sort, orders)).execute();
  async function* read() {
    yield csvLine([
      ...["Name", "Email", "Organisation", "Roles", "Leads", "Bookings"],
      ...[times.head("Created"), times.head("Last activity")],
    ]);
    for (let from = 0; from < filtered.length; from += exportBatchSize) {
      const ids = filtered.slice(from, from + exportBatchSize).map(({ id }) => id);
      const chunk = sql<boolean>`id = any(${ids}::bigint[])`;
      const rows = await db.selectFrom("people").select(columns).where(chunk).execute();
      const people = new Map(rows.map((row) => [row.id, toListed(row)]));
      for (const id of ids) {
        const person = people.get(id);
        if (!person) continue;
        const { name, email, organisation, leads, bookings, firstAt, lastAt } = person;
        const roles = personRoles(person).join(", ");
        yield csvLine([name, email, organisation, roles, leads, bookings, times.at(firstAt), times.at(lastAt)]);
      }
    }
  }
  const file = Readable.toWeb(Readable.from(read(), { objectMode: false })) as ReadableStream<Uint8Array>;
  return { file, count: filtered.length };
}

/** Null for an address without records. */
export async function findPersonId(db: Db, email: string): Promise<{ id: number } | null> {
  const person = db.selectFrom("people").select("id").where("email_key", "=", email.toLowerCase());
  return (await person.executeTakeFirst()) ?? null;
}

/** Null for an address without records. */
export async function getPersonDetail(db: Db, email: string): Promise<PersonDetail | null> {
  const person = db.selectFrom("people").select(columns).where("email_key", "=", email.toLowerCase());
  const row = await person.executeTakeFirst();
  if (!row) return null;
  const [leads, subscriber, booking] = await Promise.all([
    db
      .selectFrom("leads")
      .select(["kind", "answers", "page", "came_from", "campaign_name", "visit", "created_at"])
      .where(belongsTo(row.email))
      .where("deleted_at", "is", null)
      .orderBy("created_at")
      .orderBy("id")
      .execute(),
    db
      .selectFrom("subscribers")
      .select(["page", "visit", "created_at"])
      .where(belongsTo(row.email))
      .where("deleted_at", "is", null)
      .executeTakeFirst(),
    db
      .selectFrom("bookings")
      .select(["visit", "created_at"])
      .where(belongsTo(row.email))
      .where("status", "<>", "held")
      .orderBy("created_at")
      .executeTakeFirst(),
  ]);
  const phones = leads.flatMap(({ answers }) => answers.filter(({ name }) => name === "phone"));
  const pages = [...leads, ...(subscriber ? [subscriber] : [])]
    .filter(({ page }) => page !== "")
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  const first = [
    ...leads.map(({ kind, ...lead }) => ({ ...lead, did: leadAction(kind) })),
    ...(subscriber ? [{ ...subscriber, did: "subscribed" }] : []),
    ...(booking ? [{ ...booking, did: "booked a call" }] : []),
  ]
    .filter(({ visit }) => visit?.first)
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())[0];
  return {
    ...toListed(row),
    came: first ? (await readVisitWords(db, [first.visit]))(first.visit, first.did) : null,
    phone: phones.at(-1)?.value ?? null,
    firstPage: pages[0]?.page ?? null,
    origin: leads.find(({ came_from }) => came_from !== null)?.came_from ?? null,
    campaignName: leads.find(({ campaign_name }) => campaign_name !== null)?.campaign_name ?? null,
  };
}
