import type { NavLink } from "../../../../facts/navigation.ts";

/** The words of the booking itself. */
export type CallBookingCopy = {
  mark: string;
  title: string;
  lead: string;
  cardTitle: string;
  intro: string;
  /** As the event type has them when the site is new. */
  minutes: number;
  submitLabel: string;
};

/** One conversation that can be booked: what the visitor gets, what happens next, and the booking. */
export type CallCopy = {
  path: NavLink["to"];
  /** The event type that is booked. */
  kind: "strategy-call" | "demo" | "knowledge-audit";
  /** The page's name in the path and in the browser's title. */
  name: string;
  description: string;
  title: string;
  lead: string;
  action: string;
  /** Three short facts; the weighty part first. */
  facts: readonly { strong: string; text: string }[];
  gets: { mark: string; title: string; lead?: string; items: readonly { title: string; text: string }[] };
  next: { mark: string; title: string; steps: readonly { when: string; title: string; text: string }[] };
  bring: { title: string; items: readonly string[] };
  /** The other conversations, for whom this one is not right. */
  others: { text: string; links: readonly NavLink[] };
};
