import type { BookingDetail } from "../bookings/booking-record.ts";
import type { LeadDetail } from "../leads/lead-record.ts";
import type { RoiScenario } from "../roi/roi.ts";
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
  /** How they first came to the site, as a sentence. */
  came: string | null;
  origin: string | null;
  campaignName: string | null;
};

const counted = (count: number, once: string, several: string) => (count === 1 ? once : `${count} ${several}`);

/** Such as "2 leads" and "Subscribed". */
export function personRoles({ leads, bookings, guests, subscription }: ListedPerson): string[] {
  return [
    ...(leads > 0 ? [counted(leads, "Lead", "leads")] : []),
    ...(subscription ? [subscriberStateLabels[subscription]] : []),
    ...(bookings > 0 ? [counted(bookings, "Booking", "bookings")] : []),
    ...(guests > 0 ? ["Podcast guest"] : []),
  ];
}

export type PersonRole = {
  kind: PersonKind;
  id: number;
  title: string;
  state: string;
  /** When it was received; for a booking, when it starts. */
  at: string;
  notes: string;
};

export type PersonEvent = {
  key: string;
  at: string;
  from: "person" | "owner";
  title: string;
  note: string;
  text: string;
  /** Other answers, and where the lead came from. */
  facts?: { label: string; value: string }[];
  emailId?: number;
  calculation?: RoiScenario;
};

/** All records of an email address, newest first. */
export type PersonView = {
  person: PersonDetail | null;
  roles: PersonRole[];
  events: PersonEvent[];
};

/** Kinds of records whose URLs open the person's page. */
export const personPageKinds = ["person", "lead", "booking"] as const;
export type PersonPageKind = (typeof personPageKinds)[number];

export type PersonPage = PersonView & {
  /** Domain in Unicode. */
  email: string;
  /** The lead of the URL, otherwise the newest that needs a reply. */
  lead: LeadDetail | null;
  /** The booking of the URL; on the page of a person without leads, the latest. */
  booking: BookingDetail | null;
};
