import type { NavLink } from "../../../../facts/navigation.ts";

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
  facts: readonly { strong: string; text: string }[];
  gets: { mark: string; title: string; lead?: string; items: readonly { title: string; text: string }[] };
  next: { mark: string; title: string; steps: readonly { when: string; title: string; text: string }[] };
  bring: { title: string; items: readonly string[] };
  others: { text: string; links: readonly NavLink[] };
};
