import type { SubscriberState } from "../subscribers/records/subscriber.ts";
import { subscriberStateLabels } from "../subscribers/subscriber-record.ts";

export const personKinds = ["lead", "subscriber", "booking", "guest"] as const;
export type PersonKind = (typeof personKinds)[number];

/** Times are ISO timestamps. */
export type ListedPerson = {
  id: number;
  email: string;
  name: string | null;
  organisation: string | null;
  leads: number;
  bookings: number;
  guests: number;
  subscription: SubscriberState | null;
  /** Times of the oldest and the newest record. */
  firstAt: string;
  lastAt: string;
};

export type PersonDetail = ListedPerson & {
  phone: string | null;
  /** The page of the first message or subscription. */
  firstPage: string | null;
  /** How they came the first time, as a sentence. */
  came: string | null;
  origin: string | null;
  campaignName: string | null;
  /** Newest lead, to reply to. */
  leadId: number | null;
};

const times = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** Such as "2 leads" and "Subscribed". */
export function personRoles({ leads, bookings, guests, subscription }: ListedPerson): string[] {
  return [
    ...(leads > 0 ? [times(leads, "Lead", "leads")] : []),
    ...(subscription ? [subscriberStateLabels[subscription]] : []),
    ...(bookings > 0 ? [times(bookings, "Booking", "bookings")] : []),
    ...(guests > 0 ? ["Podcast guest"] : []),
  ];
}

export type PersonRole = {
  kind: "lead" | "subscriber" | "booking" | "guest";
  id: number;
  title: string;
  state: string;
  at: string;
};

export type PersonEvent = {
  key: string;
  at: string;
  from: "person" | "owner";
  title: string;
  note: string;
  text: string;
};

/** A person's leads, subscriptions, bookings and guest records by email address, newest first. */
export type PersonView = {
  id: number | null;
  roles: PersonRole[];
  events: PersonEvent[];
};
