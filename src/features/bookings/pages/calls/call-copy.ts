import type { NavLink } from "../../../../facts/navigation.ts";
import type { Entry } from "../../../../facts/page-texts.ts";

export type CallBookingCopy = {
  mark: string;
  title: string;
  lead: string;
  cardTitle: string;
  intro: string;
  minutes: number;
  submitLabel: string;
};

export type CallCopy = {
  path: NavLink["to"];
  kind: "strategy-call" | "demo" | "knowledge-audit";
  name: string;
  title: string;
  lead: string;
  action: string;
  facts: readonly Entry<{ strong: string; text: string }>[];
  gets: { mark: string; title: string; lead?: string; items: readonly Entry<{ title: string; text: string }>[] };
  next: { mark: string; title: string; steps: readonly Entry<{ when: string; title: string; text: string }>[] };
  bring: { title: string; items: readonly string[] };
  others: { text: string; links: readonly Entry<NavLink>[] };
};
