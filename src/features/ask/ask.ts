import type { TextPart } from "../../lib/text-match.ts";
import type { Track } from "../player/player-store.ts";
import type { SourceKind } from "./archive/passage.ts";

export type AskedQuestion = {
  /** Masked; identifies the question. */
  text: string;
  times: number;
  /** Pinned, or more visitors said yes than no. */
  found: boolean;
  /** Visitors who answered Yes and No to "Did this answer it?". */
  yes: number;
  no: number;
  /** Null for a pinned question that nobody has asked in 90 days. */
  lastAsked: string | null;
  /** Title of the pinned item; empty if it was deleted, null without a pin. */
  pinned: string | null;
};

export type PinChoice = { id: number; title: string; place: string; text: string };

export const answeredFilter = ["no", "yes"] as const;

export const feedbackPath = "/ask/feedback";

export type Source = {
  /** Id for API clients. */
  passage: number;
  kind: SourceKind;
  title: string;
  place: string;
  href: string;
  /** Seconds from the start of a recording, or null. */
  start: number | null;
  /** Key in `tracks`, or null without a recording. */
  track: number | null;
  text: string;
};

export type ServiceNote = {
  host: string;
  isLocal: boolean;
};

export type FoundPassage = { parts: TextPart[]; source: Source };

export type AskResult = {
  question: string;
  /**
   * "pinned": the owner's answer; "passages": the closest, which may not answer; "vague": no word to search for;
   * "none": nothing found; "elsewhere": an exported site, which cannot search.
   */
  state: "empty" | "vague" | "pinned" | "passages" | "none" | "elsewhere";
  /** Best first. */
  passages: FoundPassage[];
  /** How many passages are visible; the others are collapsed. */
  close: number;
  /** Pinned questions, if the visitor has not asked a usable one. */
  suggestions: string[];
  corrections: { asked: string; read: string }[];
  /** Service that can choose among the passages, or null. */
  service: ServiceNote | null;
  tracks: Record<number, Track>;
  /** URL of the running site when this one cannot answer, else empty. */
  askAt: string;
};

export const emptyResult = (question: string, state: AskResult["state"]): AskResult => ({
  question,
  state,
  passages: [],
  close: 0,
  suggestions: [],
  corrections: [],
  service: null,
  tracks: {},
  askAt: "",
});

/** Per client and minute, across the page, /ask.json and MCP. */
export const searchLimit = { bucket: "archive-search", points: 60, seconds: 60 };

/** Lines of JSON. "unread": no valid choice; "nothing": no passage found; "budget": spent; "failed": service error. */
export type AnswerEvent =
  | ({ type: "passage" } & FoundPassage)
  | { type: "end"; reason: "done" | "unread" | "nothing" | "budget" | "failed" };

export const answerPath = "/ask/answer";

/** Includes the host, so that another provider needs new consent. */
export const answerConsentKey = (host: string): string => `answers:${host}`;
