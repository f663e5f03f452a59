import { type SubscriberState, subscriberStateWords } from "../newsletter/subscriber-record.ts";

/** What the list of people can be filtered by. */
export const personKinds = ["lead", "subscriber", "booking", "guest"] as const;
export type PersonKind = (typeof personKinds)[number];

/** A person as the owner's list shows them; times are ISO timestamps. */
export type ListedPerson = {
  id: number;
  email: string;
  name: string | null;
  organisation: string | null;
  leads: number;
  bookings: number;
  guests: number;
  subscription: SubscriberState | null;
  /** Of the oldest and of the newest record. */
  firstAt: string;
  lastAt: string;
};

/** A person with what is known beside the timeline. */
export type PersonDetail = ListedPerson & {
  phone: string | null;
  /** The page from which they first wrote or subscribed. */
  firstPage: string | null;
  /** Where they came from: in the owner's words, or by the URL of that page. */
  origin: string | null;
  campaignName: string | null;
  /** Their newest lead, which can be replied to. */
  leadId: number | null;
};

const times = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** What someone is to the owner, in a few words each, such as "2 leads" and "Subscribed". */
export function personRoles({ leads, bookings, guests, subscription }: ListedPerson): string[] {
  return [
    ...(leads > 0 ? [times(leads, "Lead", "leads")] : []),
    ...(subscription ? [subscriberStateWords[subscription]] : []),
    ...(bookings > 0 ? [times(bookings, "Booking", "bookings")] : []),
    ...(guests > 0 ? ["Podcast guest"] : []),
  ];
}
