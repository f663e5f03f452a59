import type { NavLink } from "../../../../facts/navigation.ts";
import type { Entry } from "../../../../facts/page-texts.ts";

export type CallBookingCopy = {
  mark: string;
  title: string;
  lead: string;
  cardTitle: string;
  intro: string;
  submitLabel: string;
  nextTimes: string;
  allTimes: string;
};

export type CallKind = "strategy-call" | "demo" | "knowledge-audit";

export type CallCopy = {
  name: string;
  title: string;
  lead: string;
  facts: readonly Entry<{ strong: string; text: string }>[];
  gets: { mark: string; title: string; lead?: string; items: readonly Entry<{ title: string; text: string }>[] };
  next: { mark: string; title: string; steps: readonly Entry<{ when: string; title: string; text: string }>[] };
  bring: { title: string; items: readonly string[] };
  others: { text: string; links: readonly Entry<NavLink>[] };
};
