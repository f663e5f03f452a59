import type { Source } from "../ask.ts";

/**
 * What the server sends while a model writes, a line of JSON each. The end: "done"; "unproved" when nothing of it could be proved;
 * "nothing" when no passage answers; "budget" when the day's requests are spent; "failed" when the service did.
 */
export type AnswerEvent =
  | { type: "sentence"; text: string; quote: string; source: Source }
  | { type: "end"; reason: "done" | "unproved" | "nothing" | "budget" | "failed" };

/** Where the browser asks for a phrased answer. */
export const answerPath = "/ask/answer";

/** Names the consent, with the host: another provider asks again. */
export const answerConsentKey = (host: string): string => `answers:${host}`;
