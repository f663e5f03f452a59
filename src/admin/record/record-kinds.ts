import type { BinKind } from "../../server-context/deletion.ts";

export const recordKinds = {
  article: { one: "Article", many: "Articles", list: "/admin/articles", page: "/admin/articles/$id" },
  episode: { one: "Episode", many: "Episodes", list: "/admin/episodes", page: "/admin/episodes/$id" },
  page: { one: "Page", many: "Pages", list: "/admin/pages", page: "/admin/pages/own/$id" },
  media: { one: "File", many: "Media", list: "/admin/media", page: "/admin/media/$id" },
  lead: { one: "Lead", many: "Leads", list: "/admin/leads", page: "/admin/leads/$id" },
  subscriber: { one: "Subscriber", many: "Subscribers", list: "/admin/subscribers", page: "/admin/subscribers/$id" },
  person: { one: "Person", many: "People", list: "/admin/people", page: "/admin/people/$id" },
  issue: { one: "Issue", many: "Newsletter", list: "/admin/newsletter", page: "/admin/newsletter/$id" },
  sequence: { one: "Sequence", many: "Sequences", list: "/admin/sequences", page: "/admin/sequences/$id" },
  guest: { one: "Guest", many: "Guests", list: "/admin/guests", page: "/admin/guests/$id" },
  booking: { one: "Booking", many: "Bookings", list: "/admin/bookings", page: "/admin/bookings/$id" },
  email: { one: "Email", many: "Emails", list: "/admin/emails", page: "/admin/emails/$id" },
} as const satisfies Record<
  BinKind | "booking" | "email" | "person" | "sequence",
  { one: string; many: string; list: string; page: string }
>;

export type RecordKind = keyof typeof recordKinds;

/** Query cache key of a kind, such as "leads". */
export const queryName = (kind: RecordKind): string => recordKinds[kind].list.replace("/admin/", "");
