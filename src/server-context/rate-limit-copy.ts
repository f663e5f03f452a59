import { pageCopy, type Texts } from "../facts/page-texts.ts";

/** For visitors over a limit; `nouns` name the limited requests. */
export const rateLimitWords = pageCopy("words/server", "rateLimit", {
  one: "Too many {noun} in a short time. Please try again in {count} minute.",
  nouns: { messages: "messages", questions: "questions", tests: "tests", checks: "checks" },
  other: "Too many {noun} in a short time. Please try again in {count} minutes.",
});

export type LimitedNoun = keyof Texts<typeof rateLimitWords>["nouns"];
