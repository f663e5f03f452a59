import type { TextChanges } from "../../facts/site.ts";
import type { TextPage } from "../../facts/text-pages.ts";
import type { Failure, Result } from "../../lib/result.ts";

/** Version 0: never saved. */
export type TextState = {
  published: TextChanges;
  /** Saved and not public. */
  draft: TextChanges | null;
  isHidden: boolean;
  /** Where a hidden page redirects to; null: it responds with 410. */
  hiddenTo: string | null;
  version: number;
  /** ISO timestamp and person of the last save, draft or not. */
  at: string | null;
  by: string | null;
  /** The program that saved the draft last. */
  draftedBy: string | null;
};

/** The texts being edited. */
export const editedTexts = ({ draft, published }: TextState): TextChanges => draft ?? published;

export type TextPageSummary = {
  page: TextPage;
  /** Sentences that still speak for the sample's owner. */
  samples: number;
  hasDraft: boolean;
  isHidden: boolean;
  at: string | null;
};

/** A text that matches the search; `title` is its section's. */
export type FoundText = { page: TextPage; section: string; title: string; text: string };

/** Version 0 has the default texts. */
export type TextVersion = { version: number; savedAt: string; savedBy: string; changes: number };

/** `state` is the current stored state; `reason` is a sentence. */
export type SavedTexts = Result<
  TextState,
  (Failure<"conflict"> & { state: TextState }) | (Failure<"invalid"> & { reason: string })
>;

/** `reason` is a sentence. */
export type HiddenPage = Result<undefined, Failure<"invalid"> & { reason: string }>;
