import { fail, ok, type Result } from "../../lib/result.ts";
import type { PublicationState, SaveIntent } from "./editing.ts";

export type PublishCheck = {
  field: string;
  message: string;
  /** Blocks publishing; otherwise advice. */
  isRequired: boolean;
};

const imageTag = /<img\b[^<>]*>/gi;
const nonEmptyAlt = /\balt="\s*[^\s"]/i;

export const picturesWithoutText = (html: string): number =>
  (html.match(imageTag) ?? []).filter((tag) => !nonEmptyAlt.test(tag)).length;

export const missingFields = (
  content: Readonly<Record<string, string>>,
  needs: Readonly<Record<string, string>>,
): PublishCheck[] =>
  Object.entries(needs)
    .filter(([field]) => !content[field]?.trim())
    .map(([field, message]) => ({ field, message, isRequired: true }));

export type Publication = { status: PublicationState /** ISO timestamp; null for none. */; date: string | null };

export const dateSentences = {
  "no-date": "Choose a date and a time.",
  "not-ahead": "Choose a date and a time that are still to come.",
  "not-ahead-any-more": "Choose a date and a time that are still to come, or publish it now.",
  "public-already": "It is already public. Choose a date that has passed, or schedule it.",
};

type PublicationInput = {
  intent: SaveIntent;
  /** ISO timestamp; empty for none. */
  date: string;
  before: { state: PublicationState; date: string | null };
  /** Milliseconds. */
  now: number;
};

/** Only "publish" makes an item public now, only "schedule" later; a scheduled item without a date becomes a draft. */
export function publicationOf({
  intent,
  date,
  before,
  now,
}: PublicationInput): Result<Publication, keyof typeof dateSentences> {
  const time = Date.parse(date);
  if (date && Number.isNaN(time)) return fail("no-date");
  const isAhead = time > now;
  const newDate = date || null;
  if (intent === "publish")
    return ok({ status: "published", date: newDate && !isAhead ? newDate : new Date(now).toISOString() });
  if (intent === "schedule") {
    return isAhead ? ok({ status: "scheduled", date: newDate }) : fail("not-ahead");
  }
  if (intent === "draft" || before.state === "draft") return ok({ status: "draft", date: newDate });
  if (before.state === "scheduled") {
    if (!newDate) return ok({ status: "draft", date: null });
    return isAhead ? ok({ status: "scheduled", date: newDate }) : fail("not-ahead-any-more");
  }
  if (isAhead) return fail("public-already");
  return ok({ status: "published", date: newDate ?? before.date });
}

export type PublishingStep = { intent: SaveIntent; label: string };

export type PublishingSteps = {
  next: PublishingStep | null;
  others: readonly PublishingStep[];
  /** Keyboard "save", which never publishes a draft. */
  shortcut: SaveIntent;
};

type StepsInput = {
  state: PublicationState;
  when: string | null;
  isChanged: boolean;
};

const saveAsDraft: PublishingStep = { intent: "draft", label: "Save as draft" };
const backToDraft: PublishingStep = { intent: "draft", label: "Back to draft" };
const unpublish: PublishingStep = { intent: "draft", label: "Unpublish" };
const publishNow: PublishingStep = { intent: "publish", label: "Publish now" };

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
