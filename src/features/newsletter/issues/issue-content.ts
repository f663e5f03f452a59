import type { Issue, IssuePart, IssuePartKind, IssueStatus } from "./issue.ts";

/** Slots for parts; a part keeps its slot when moved. */
export const issueSlots = [
  ...(["opening", "case", "episode", "monday", "meeting"] as const),
  ...(["text1", "text2", "text3", "text4", "text5", "text6"] as const),
] as const;

export type IssueSlot = (typeof issueSlots)[number];

type PartField = `${IssueSlot}Title` | `${IssueSlot}Html`;

const ownFields = {
  title: "",
  previewText: "",
  slug: "",
  /** "yes", or empty if hidden from the archive. */
  inArchive: "yes",
  /** Empty for the site's. */
  language: "",
  /** ISO timestamp, or empty. */
  scheduledAt: "",
  /** Comma-separated slots in reading order. */
  order: "",
};

/** Plain strings only, so that two versions can be compared field by field. */
export type IssueForm = Record<keyof typeof ownFields | PartField, string>;

const emptyParts = Object.fromEntries(
  issueSlots.flatMap((slot) => [`${slot}Title`, `${slot}Html`]).map((name) => [name, ""]),
) as Record<PartField, string>;

export const emptyIssue: IssueForm = { ...ownFields, ...emptyParts };

const isSlot = (name: string): name is IssueSlot => (issueSlots as readonly string[]).includes(name);

export const kindOfSlot = (slot: IssueSlot): IssuePartKind => slot.replace(/\d$/, "") as IssuePartKind;

export const issuePartNames: Record<IssuePartKind, string> = {
  opening: "Opening",
  case: "The case",
  episode: "The episode",
  monday: "For Monday",
  meeting: "For your next meeting",
  text: "Text",
};

export function slotsOf({ order }: Pick<IssueForm, "order">): IssueSlot[] {
  return [...new Set(order.split(",").filter(isSlot))];
}

export function partsOf(form: IssueForm): IssuePart[] {
  return slotsOf(form).map((slot) => ({
    kind: kindOfSlot(slot),
    title: form[`${slot}Title`].trim(),
    html: form[`${slot}Html`],
    slot,
  }));
}

/** Parts with an occupied or unknown slot get a free text slot; without one they are dropped. */
export function formOfParts(parts: readonly IssuePart[]): Pick<IssueForm, "order" | PartField> {
  const form = { ...emptyParts };
  const used: IssueSlot[] = [];
  for (const { kind, title, html, slot = kind } of parts) {
    const free = isSlot(slot) && !used.includes(slot) ? slot : freeTextSlot(used.join(","));
    if (!free) continue;
    used.push(free);
    form[`${free}Title`] = title;
    form[`${free}Html`] = html;
  }
  return { ...form, order: used.join(",") };
}

/** @returns the new order, unchanged at either end */
export function moveSlot(order: string, slot: IssueSlot, by: -1 | 1): string {
  const slots = slotsOf({ order });
  const from = slots.indexOf(slot);
  const other = slots[from + by];
  if (from < 0 || !other) return order;
  slots[from + by] = slot;
  slots[from] = other;
  return slots.join(",");
}

export const freeTextSlot = (order: string): IssueSlot | undefined =>
  issueSlots.find((slot) => slot.startsWith("text") && !slotsOf({ order }).includes(slot));

export const issueStatusLabels: Record<IssueStatus, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  sending: "Sending",
  paused: "Paused",
  sent: "Sent",
  cancelled: "Cancelled",
};

/** Before sending, and afterwards for the public page. */
export const isWritable = (status: IssueStatus): boolean =>
  status === "draft" || status === "scheduled" || status === "sent";

export type ListedIssue = Pick<
  Issue,
  "id" | "number" | "subject" | "status" | "scheduledAt" | "sendingStartedAt" | "updatedAt"
> & {
  sent: number;
  total: number;
};
