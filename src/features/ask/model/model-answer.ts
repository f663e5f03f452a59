import type { Source } from "../ask.ts";

/**
 * What the server sends while a model chooses, a line of JSON each. The end: "done"; "unread" when it chose nothing that it was
 * given; "nothing" when no passage answers; "budget" when the day's requests are spent; "failed" when the service did.
 */
export type AnswerEvent =
  | { type: "quotation"; text: string; source: Source }
  | { type: "end"; reason: "done" | "unread" | "nothing" | "budget" | "failed" };

/** Where the browser asks for the choice of a model. */
export const answerPath = "/ask/answer";

/** Names the consent, with the host: another provider asks again. */
export const answerConsentKey = (host: string): string => `answers:${host}`;
