import type { Issue, IssuePart, IssuePartKind, IssueStatus } from "./issue.ts";

/** The places for parts in the form of an issue; a part keeps its place wherever it is moved to. */
export const issueSlots = [
  ...(["opening", "case", "episode", "monday", "meeting"] as const),
  ...(["text1", "text2", "text3", "text4", "text5", "text6"] as const),
] as const;

export type IssueSlot = (typeof issueSlots)[number];

type PartField = `${IssueSlot}Title` | `${IssueSlot}Html`;

const ownFields = {
  /** The subject. */
  title: "",
  previewText: "",
  slug: "",
  /** "yes", or empty when it is kept out of the archive. */
  inArchive: "yes",
  /** ISO timestamp, or empty for none yet. */
  scheduledAt: "",
  /** The slots of its parts in reading order, separated by commas. */
  order: "",
};

/** What the form of an issue holds: texts only, so that two versions of it can be compared part by part. */
export type IssueForm = Record<keyof typeof ownFields | PartField, string>;

const noParts = Object.fromEntries(
  issueSlots.flatMap((slot) => [`${slot}Title`, `${slot}Html`]).map((name) => [name, ""]),
);

/** A form without words. */
export const emptyIssue = { ...ownFields, ...noParts } as IssueForm;

const isSlot = (name: string): name is IssueSlot => (issueSlots as readonly string[]).includes(name);

/** The kind of the part in a slot. */
export const kindOfSlot = (slot: IssueSlot): IssuePartKind => slot.replace(/\d$/, "") as IssuePartKind;

/** What the parts of each kind are called, and their heading in a new issue. */
export const issuePartNames: Record<IssuePartKind, string> = {
  opening: "Opening",
  case: "The case",
  episode: "The episode",
  monday: "For Monday",
  meeting: "For your next meeting",
  text: "Text",
};

/** The slots of a form in reading order, each once. */
export function slotsOf({ order }: Pick<IssueForm, "order">): IssueSlot[] {
  return [...new Set(order.split(",").filter(isSlot))];
}

/** The parts of a form in reading order. */
export function partsOf(form: IssueForm): IssuePart[] {
  return slotsOf(form).map((slot) => ({
    kind: kindOfSlot(slot),
    title: form[`${slot}Title`].trim(),
    html: form[`${slot}Html`],
    slot,
  }));
}

/** The form of parts; one whose slot is taken or unknown gets the first free one for text, and is left out without one. */
export function formOfParts(parts: readonly IssuePart[]): Pick<IssueForm, "order" | PartField> {
  const form: IssueForm = { ...emptyIssue };
  const taken: IssueSlot[] = [];
  for (const { kind, title, html, slot = kind } of parts) {
    const free =
      isSlot(slot) && !taken.includes(slot)
        ? slot
        : issueSlots.find((one) => one.startsWith("text") && !taken.includes(one));
    if (!free) continue;
    taken.push(free);
    form[`${free}Title`] = title;
    form[`${free}Html`] = html;
  }
  const { title: _title, previewText: _preview, slug: _slug, inArchive: _archive, scheduledAt: _at, ...rest } = form;
  return { ...rest, order: taken.join(",") };
}

/** Moves a part one place up or down. @returns the new order, or the same at either end */
export function moveSlot(order: string, slot: IssueSlot, by: -1 | 1): string {
  const slots = slotsOf({ order });
  const from = slots.indexOf(slot);
  const other = slots[from + by];
  if (from < 0 || !other) return order;
  slots[from + by] = slot;
  slots[from] = other;
  return slots.join(",");
}

/** The first slot for text that an order does not use, or undefined when all are in use. */
export const freeTextSlot = (order: string): IssueSlot | undefined =>
  issueSlots.find((slot) => slot.startsWith("text") && !slotsOf({ order }).includes(slot));

/** Every status. */
export const issueStatuses = [
  "draft",
  "scheduled",
  "sending",
  "paused",
  "sent",
  "cancelled",
] as const satisfies readonly IssueStatus[];

/** What statuses are called. */
export const issueStatusWords: Record<IssueStatus, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  sending: "Sending",
  paused: "Paused",
  sent: "Sent",
  cancelled: "Cancelled",
};

/** Whether its words can still be written: before sending, and on its public page afterwards. */
export const isWritable = (status: IssueStatus): boolean =>
  status === "draft" || status === "scheduled" || status === "sent";

/** An issue as a list of the admin area shows it. */
export type ListedIssue = Pick<
  Issue,
  "id" | "number" | "subject" | "status" | "scheduledAt" | "frozenAt" | "updatedAt"
> & {
  /** Copies by what became of them. */
  sent: number;
  total: number;
};
