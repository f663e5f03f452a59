import type { Db } from "../../server-context/db.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import { leadDid, leadTitle } from "../leads/lead.ts";
import { leadStateLabels } from "../leads/lead-record.ts";
import { subscriberStateLabels } from "../subscribers/subscriber-record.ts";
import { readVisitWords } from "../visits/visit-words.server.ts";
import type { PersonEvent, PersonRole, PersonView } from "./person.ts";
import { belongsTo } from "./records/records.server.ts";

/** Newest records shown per kind. */
const shown = 50;

type Part = { roles: PersonRole[]; events: PersonEvent[] };

async function leadsOf(db: Db, email: string): Promise<Part> {
  const leads = await db
    .selectFrom("leads")
    .select(["id", "kind", "status", "answers", "page", "campaign", "source", "visit", "created_at"])
    .where(belongsTo(email))
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(shown)
    .execute();
  const words = await readVisitWords(
    db,
    leads.map(({ visit }) => visit),
  );
  const ids = leads.map(({ id }) => id);
  const replies = await db
    .selectFrom("lead_replies")
    .select(["id", "subject", "body", "created_at"])
    .where("lead_id", "=", anyId(ids))
    .orderBy("created_at", "desc")
    .limit(shown)
    .execute();
  return {
    roles: leads.map(({ id, kind, status, created_at }) => ({
      kind: "lead",
      id,
      title: leadTitle(kind),
      state: leadStateLabels[status],
      at: created_at.toISOString(),
    })),
    events: [
      ...leads.map(({ id, kind, answers, page, campaign, source, visit, created_at }) => ({
        key: `lead:${id}`,
        at: created_at.toISOString(),
        from: "person" as const,
        title: kind === "manual" ? "Entered by you" : `Sent the form: ${leadTitle(kind)}`,
        note:
          words(visit, leadDid(kind)) ??
          [source, page && `From ${page}`, ...Object.values(campaign)].filter(Boolean).join(". "),
        text: answers.find(({ name }) => name === "message")?.value ?? "",
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
    .select(["id", "status", "visit", "created_at"])
    .where(belongsTo(email))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!subscriber) return { roles: [], events: [] };
  const events = await db
    .selectFrom("subscription_events")
    .select(["id", "event", "page", "at"])
    .where("subscriber_id", "=", subscriber.id)
    .orderBy("at", "desc")
    .limit(shown)
    .execute();
  const words = await readVisitWords(db, [subscriber.visit]);
  // The visit is that of the last request.
  const requested = events.find(({ event }) => event === "requested");
  return {
    roles: [
      {
        kind: "subscriber",
        id: subscriber.id,
        title: "Newsletter",
        state: subscriberStateLabels[subscriber.status],
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
    .select(["bookings.created_at", "bookings.visit"])
    .where((row) => row(row.fn<string>("lower", ["bookings.email"]), "=", email.toLowerCase()))
    .where("bookings.status", "<>", "held")
    .orderBy("bookings.starts_at", "desc")
    .limit(shown)
    .execute();
  const words = await readVisitWords(
    db,
    bookings.map(({ visit }) => visit),
  );
  return {
    roles: bookings.map(({ id, title, status, starts_at }) => ({
      kind: "booking",
      id,
      title,
      state: status === "cancelled" ? "Cancelled" : "Booked",
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
    .select(["id", "status", "topics", "visit", "created_at"])
    .where(belongsTo(email))
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(shown)
    .execute();
  const words = await readVisitWords(
    db,
    guests.map(({ visit }) => visit),
  );
  return {
    roles: guests.map(({ id, status, created_at }) => ({
      kind: "guest",
      id,
      title: "Podcast guest",
      state: status.charAt(0).toUpperCase() + status.slice(1),
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

export async function getPerson(db: Db, email: string): Promise<PersonView> {
  const person = db.selectFrom("people").select("id").where("email_key", "=", email.toLowerCase());
  const [known, ...parts] = await Promise.all([
    person.executeTakeFirst(),
    leadsOf(db, email),
    subscriptionOf(db, email),
    bookingsOf(db, email),
    guestsOf(db, email),
  ]);
  return {
    id: known?.id ?? null,
    roles: parts.flatMap(({ roles }) => roles),
    events: parts.flatMap(({ events }) => events).toSorted((one, other) => other.at.localeCompare(one.at)),
  };
}
