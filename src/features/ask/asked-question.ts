/** What visitors asked in the same words, as the owner's list shows it. */
export type AskedQuestion = {
  /** Masked; names it. */
  text: string;
  times: number;
  /** Whether the archive answered it the last time. */
  found: boolean;
  /** The last day, such as '2026-11-22'. */
  lastAsked: string;
};

/** What the list can be narrowed down to. */
export const answeredFilter = ["no", "yes"] as const;
