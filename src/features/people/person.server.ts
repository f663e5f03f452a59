import { type NotNull, sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import { getBookingDetail } from "../bookings/bookings.admin.server.ts";
import { emailStateLabels, emailStateOf } from "../email/email-record.ts";
import { leadAction, leadTitle } from "../leads/lead.ts";
import { campaignLabel, leadStateLabels } from "../leads/lead-record.ts";
import { getLead } from "../leads/leads.admin.server.ts";
import { rangeText } from "../roi/shared-calculation.ts";
import { subscriberStateLabels } from "../subscribers/subscriber-record.ts";
import { downloadOf } from "../visits/touches.server.ts";
import { readVisitWords } from "../visits/visit-words.server.ts";
import { getPersonDetail } from "./people.admin.server.ts";
import type { PersonEvent, PersonPage, PersonPageKind, PersonRole, PersonView } from "./person.ts";
import { belongsTo } from "./records/records.server.ts";

const maxPerKind = 50;

type Part = { roles: PersonRole[]; events: PersonEvent[] };

/** Answers that the page shows elsewhere. */
const shownAnswers = new Set(["message", "name", "email"]);

async function leadsOf(db: Db, email: string): Promise<Part> {
  const leads = await db
    .selectFrom("leads")
    .select(["id", "kind", "status", "answers", "page", "campaign", "source", "visit", "notes", "created_at"])
    .where(belongsTo(email))
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(maxPerKind)
    .execute();
  // Messages, which ask for a reply, come before downloads.
  leads.sort((a, b) => Number(downloadOf(a.kind) !== undefined) - Number(downloadOf(b.kind) !== undefined));
  const visits = leads.map(({ visit }) => visit);
  const words = await readVisitWords(db, visits);
  const ids = leads.map(({ id }) => id);
  const replies = await db
    .selectFrom("lead_replies")
    .select(["id", "subject", "body", "created_at"])
    .where("lead_id", "=", anyId(ids))
    .orderBy("created_at", "desc")
    .limit(maxPerKind)
    .execute();
  return {
    roles: leads.map(({ id, kind, status, notes, created_at }) => ({
      kind: "lead",
      id,
      title: leadTitle(kind),
      state: leadStateLabels[status],
      notes,
      at: created_at.toISOString(),
    })),
    events: [
      ...leads.map(({ id, kind, answers, page, campaign, source, visit, created_at }) => ({
        key: `lead:${id}`,
        at: created_at.toISOString(),
        from: "person" as const,
        title: kind === "manual" ? "Entered by you" : `Sent the form: ${leadTitle(kind)}`,
        note: words(visit, leadAction(kind)) ?? "",
        text: answers.find(({ name }) => name === "message")?.value ?? "",
        facts: [
          ...answers.filter(({ name }) => !shownAnswers.has(name)),
          { label: "Source", value: source },
          { label: "Page", value: page },
          ...Object.entries(campaign).map(([name, value]) => ({ label: campaignLabel(name), value })),
        ],
      })),
      ...replies.map(({ id, subject, body, created_at }) => ({
        key: `reply:${id}`,
        at: created_at.toISOString(),
        from: "owner" as const,
        title: `You replied: ${subject}`,
        note: "",
        text: body,
      })),
    ],
  };
}

const eventWords: Readonly<Record<string, string>> = {
  requested: "Asked for the newsletter",
  confirmed: "Confirmed the newsletter",
  changed: "Changed the newsletter’s settings",
  unsubscribed: "Unsubscribed from the newsletter",
};

async function subscriptionOf(db: Db, email: string): Promise<Part> {
  const subscriber = await db
    .selectFrom("subscribers")
    .select(["id", "status", "visit", "notes", "created_at"])
    .where(belongsTo(email))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!subscriber) return { roles: [], events: [] };
  const events = await db
    .selectFrom("subscription_events")
    .select(["id", "event", "page", "at"])
    .where("subscriber_id", "=", subscriber.id)
    .orderBy("at", "desc")
    .limit(maxPerKind)
    .execute();
  const words = await readVisitWords(db, [subscriber.visit]);
  // The stored visit belongs to the latest request.
  const requested = events.find(({ event }) => event === "requested");
  return {
    roles: [
      {
        kind: "subscriber",
        id: subscriber.id,
        title: "Newsletter",
        state: subscriberStateLabels[subscriber.status],
        notes: subscriber.notes,
        at: subscriber.created_at.toISOString(),
      },
    ],
    events: events.map(({ id, event, page, at }) => ({
      key: `subscription:${id}`,
      at: at.toISOString(),
      from: "person",
      title: eventWords[event] ?? event,
      note: (id === requested?.id && words(subscriber.visit, "subscribed")) || (page ? `From ${page}` : ""),
      text: "",
    })),
  };
}

async function bookingsOf(db: Db, email: string): Promise<Part> {
  const bookings = await db
    .selectFrom("bookings")
    .innerJoin("event_types", "event_types.key", "bookings.event_type")
    .select(["bookings.id", "event_types.title", "bookings.status", "bookings.starts_at", "bookings.topic"])
    .select(["bookings.created_at", "bookings.visit", "bookings.notes"])
    .where((row) => row(row.fn<string>("lower", ["bookings.email"]), "=", email.toLowerCase()))
    .where("bookings.status", "<>", "held")
    .orderBy("bookings.starts_at", "desc")
    .limit(maxPerKind)
    .execute();
  const visits = bookings.map(({ visit }) => visit);
  const words = await readVisitWords(db, visits);
  return {
    roles: bookings.map(({ id, title, status, notes, starts_at }) => ({
      kind: "booking",
      id,
      title,
      state: status === "cancelled" ? "Cancelled" : "Booked",
      notes: notes ?? "",
      at: starts_at.toISOString(),
    })),
    events: bookings.map(({ id, title, topic, visit, created_at }) => ({
      key: `booking:${id}`,
      at: created_at.toISOString(),
      from: "person",
      title: `Booked: ${title}`,
      note: words(visit, "booked a call") ?? "",
      text: topic ?? "",
    })),
  };
}

async function guestsOf(db: Db, email: string): Promise<Part> {
  const guests = await db
    .selectFrom("guests")
    .select(["id", "status", "topics", "visit", "notes", "created_at"])
    .where(belongsTo(email))
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(maxPerKind)
    .execute();
  const visits = guests.map(({ visit }) => visit);
  const words = await readVisitWords(db, visits);
  return {
    roles: guests.map(({ id, status, notes, created_at }) => ({
      kind: "guest",
      id,
      title: "Podcast guest",
      state: status.charAt(0).toUpperCase() + status.slice(1),
      notes: notes ?? "",
      at: created_at.toISOString(),
    })),
    events: guests.map(({ id, topics, visit, created_at }) => ({
      key: `guest:${id}`,
      at: created_at.toISOString(),
      from: "person",
      title: "Registered as a podcast guest",
      note: words(visit, "registered as a guest") ?? "",
      text: topics,
    })),
  };
}

/** Calculations attached to requests for a series of emails. */
async function calculationsOf(db: Db, email: string): Promise<Part> {
  const readers = await db
    .selectFrom("sequence_readers as r")
    .innerJoin("sequences as q", "q.id", "r.sequence_id")
    .select(["r.id", "r.calculation", "r.consented_at", "q.name"])
    .where(sql`lower(r.email)`, "=", email.toLowerCase())
    .where("r.calculation", "is not", null)
    .$narrowType<{ calculation: NotNull }>()
    .orderBy("r.consented_at", "desc")
    .limit(maxPerKind)
    .execute();
  return {
    roles: [],
    events: readers.map(({ id, calculation, consented_at, name }) => ({
      key: `calculation:${id}`,
      at: consented_at.toISOString(),
      from: "person",
      title: `Calculated ${rangeText(calculation)} a year`,
      note: `Asked for “${name}”`,
      text: "",
      calculation,
    })),
  };
}

/** `reply` is the event key of the reply that an email carries. */
async function emailsTo(db: Db, email: string): Promise<(PersonEvent & { reply: string | undefined })[]> {
  const emails = await db
    .selectFrom("mails")
    .select(["id", "subject", "occasion", "status", "is_kept", "created_at"])
    .where(sql`lower(recipient)`, "=", email.toLowerCase())
    .orderBy("id", "desc")
    .limit(maxPerKind)
    .execute();
  return emails.map(({ id, subject, occasion, created_at, ...state }) => ({
    key: `email:${id}`,
    at: created_at.toISOString(),
    from: "owner",
    title: subject,
    note: `Email: ${emailStateLabels[emailStateOf(state)].toLowerCase()}`,
    text: "",
    emailId: id,
    reply: /^lead:\d+:(reply:\d+)$/.exec(occasion ?? "")?.[1],
  }));
}

export async function getPerson(db: Db, email: string): Promise<PersonView> {
  const [person, emails, ...parts] = await Promise.all([
    getPersonDetail(db, email),
    emailsTo(db, email),
    leadsOf(db, email),
    subscriptionOf(db, email),
    bookingsOf(db, email),
    guestsOf(db, email),
    calculationsOf(db, email),
  ]);
  const replies = new Map(emails.map(({ reply, note, emailId }) => [reply, { note, emailId }]));
  const events = [
    ...parts.flatMap((part) => part.events).map((event) => ({ ...event, ...replies.get(event.key) })),
    ...emails.flatMap(({ reply, ...event }) => (reply ? [] : [event])),
  ];
  return {
    person,
    roles: parts.flatMap(({ roles }) => roles),
    events: events.toSorted((a, b) => b.at.localeCompare(a.at)),
  };
}

const tables = { person: "people", lead: "leads", booking: "bookings" } as const;

/** The page of a person, by the id of the person or of one of their records; null if that doesn't exist. */
export async function getPersonPage(db: Db, kind: PersonPageKind, id: number, now: Date): Promise<PersonPage | null> {
  const row = await db.selectFrom(tables[kind]).select("email").where("id", "=", id).executeTakeFirst();
  if (!row?.email) return null;
  const view = await getPerson(db, row.email);
  const idOf = (roleKind: PersonRole["kind"]) =>
    kind === roleKind ? id : view.roles.find((role) => role.kind === roleKind)?.id;
  const leadId = idOf("lead");
  const lead = leadId === undefined ? null : await getLead(db, leadId);
  const bookingId = lead && kind !== "booking" ? undefined : idOf("booking");
  const booking = bookingId === undefined ? null : await getBookingDetail(db, bookingId, now);
  if ((kind === "lead" && !lead) || (kind === "booking" && !booking)) return null;
  return { ...view, email: view.person?.email ?? emailInLetters(row.email), lead, booking };
}
