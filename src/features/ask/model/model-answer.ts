import type { FoundPassage } from "../ask.ts";

/** Lines of JSON. "unread": no valid choice; "nothing": no passage found; "budget": spent; "failed": by the service. */
export type AnswerEvent =
  | ({ type: "passage" } & FoundPassage)
  | { type: "end"; reason: "done" | "unread" | "nothing" | "budget" | "failed" };

export const answerPath = "/ask/answer";

/** Includes the host: another provider asks again. */
export const answerConsentKey = (host: string): string => `answers:${host}`;
