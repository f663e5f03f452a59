import type { TextPart } from "../../lib/text-match.ts";
import type { Track } from "../player/player-store.ts";
import type { SourceKind } from "./archive/passage.ts";

export type AskedQuestion = {
  /** Masked; identifies the question. */
  text: string;
  times: number;
  found: boolean;
  lastAsked: string;
  /** Title of what is pinned; empty when that is gone, null without a pin. */
  pinned: string | null;
};

export type PinChoice = { id: number; title: string; place: string; text: string };

export const answeredFilter = ["no", "yes"] as const;

export type Source = {
  /** Id for API clients. */
  passage: number;
  kind: SourceKind;
  title: string;
  place: string;
  href: string;
  /** Seconds from the beginning of a recording, or null. */
  start: number | null;
  /** Key in `tracks`, or null where nothing can play. */
  track: number | null;
  text: string;
};

export type ServiceNote = {
  host: string;
  isLocal: boolean;
};

export type AnswerQuotation = { text: string; source: Source };

export type FoundChunk = { parts: TextPart[]; heading: string; speaker: string; source: Source };

export type SourceGroup = {
  item: string;
  kind: SourceKind;
  title: string;
  label: string;
  href: string;
  /** ISO timestamp, or null. */
  publishedAt: string | null;
  passages: FoundChunk[];
};

export type Facet<Name extends string = string> = { name: Name; count: number };

export type AskResult = {
  question: string;
  /** "vague": no word to search for; "mentions": only words match; "none": rarest word is nowhere; "elsewhere": export. */
  state: "empty" | "vague" | "answered" | "mentions" | "none" | "elsewhere";
  answer: AnswerQuotation[];
  mentioned: string[];
  groups: SourceGroup[];
  total: number;
  kinds: Facet<SourceKind>[];
  topics: Facet[];
  related: string[];
  corrections: { asked: string; read: string }[];
  /** Service that can choose among the quotations, or null. */
  service: ServiceNote | null;
  tracks: Record<number, Track>;
  /** URL of the running site when this one cannot answer, else empty. */
  askAt: string;
};

export const emptyResult = (question: string, state: AskResult["state"]): AskResult => ({
  question,
  state,
  answer: [],
  mentioned: [],
  groups: [],
  total: 0,
  kinds: [],
  topics: [],
  related: [],
  corrections: [],
  service: null,
  tracks: {},
  askAt: "",
});

export type AskSearch = { q?: string | undefined; kind?: SourceKind | undefined; topic?: string | undefined };
