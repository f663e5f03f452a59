import { fail, ok, type Result } from "../../lib/result.ts";
import type { PublicationState, SaveIntent } from "./editing.ts";

/** What a save makes of an item's state and date. */
export type Publication = { status: PublicationState /** ISO timestamp; null for none. */; date: string | null };

/** What is wrong with the date of an item, as its field says it. */
export const dateSentences = {
  "no-date": "Choose a date and a time.",
  "not-ahead": "Choose a date and a time that are still to come.",
  "not-ahead-any-more": "Choose a date and a time that are still to come, or publish it now.",
  "public-already": "It is public already. Choose a date that has passed, or schedule it.",
};

type PublicationInput = {
  intent: SaveIntent;
  /** ISO timestamp as the form holds it; empty for none. */
  date: string;
  before: { state: PublicationState; date: string | null };
  /** Milliseconds. */
  now: number;
};

/**
 * Only "publish" makes something public now, and only "schedule" at a date to come. Saving keeps what is public public, and
 * makes a draft of a scheduled item whose date was cleared.
 */
export function publicationOf({
  intent,
  date,
  before,
  now,
}: PublicationInput): Result<Publication, keyof typeof dateSentences> {
  const time = Date.parse(date);
  if (date && Number.isNaN(time)) return fail("no-date");
  const isAhead = time > now;
  const given = date || null;
  if (intent === "publish")
    return ok({ status: "published", date: given && !isAhead ? given : new Date(now).toISOString() });
  if (intent === "schedule") {
    return isAhead ? ok({ status: "scheduled", date: given }) : fail("not-ahead");
  }
  if (intent === "draft" || before.state === "draft") return ok({ status: "draft", date: given });
  if (before.state === "scheduled") {
    if (!given) return ok({ status: "draft", date: null });
    return isAhead ? ok({ status: "scheduled", date: given }) : fail("not-ahead-any-more");
  }
  if (isAhead) return fail("public-already");
  return ok({ status: "published", date: given ?? before.date });
}

/** A button of a form: what pressing it makes of an item, and how it is called. */
export type PublishingStep = { intent: SaveIntent; label: string };

export type PublishingSteps = {
  /** What the main button does; null when nothing is left to do. */
  next: PublishingStep | null;
  /** What else can be made of the item. */
  others: readonly PublishingStep[];
  /** What the keyboard's "save" does, which never publishes a draft. */
  shortcut: SaveIntent;
};

type StepsInput = {
  /** Of the stored item. */
  state: PublicationState;
  /** The date in the form as a person reads it while it is still to come, else null. */
  when: string | null;
  /** Whether the form holds something that the stored item lacks. */
  isChanged: boolean;
};

const saveAsDraft: PublishingStep = { intent: "draft", label: "Save as draft" };
const backToDraft: PublishingStep = { intent: "draft", label: "Back to draft" };
const unpublish: PublishingStep = { intent: "draft", label: "Unpublish" };
const publishNow: PublishingStep = { intent: "publish", label: "Publish now" };

/** What can be made of an item, the next step first. */
export function publishingSteps({ state, when, isChanged }: StepsInput): PublishingSteps {
  const schedule: PublishingStep | null = when === null ? null : { intent: "schedule", label: `Schedule for ${when}` };
  if (state === "draft") {
    return {
      next: schedule ?? publishNow,
      others: schedule ? [publishNow, saveAsDraft] : [saveAsDraft],
      shortcut: "draft",
    };
  }
  if (state === "scheduled") {
    if (!schedule) return { next: publishNow, others: [backToDraft], shortcut: "draft" };
    return { next: isChanged ? schedule : null, others: [publishNow, backToDraft], shortcut: "schedule" };
  }
  const changes: PublishingStep = schedule ?? { intent: "update", label: "Publish changes" };
  return { next: isChanged ? changes : null, others: [unpublish], shortcut: "update" };
}
