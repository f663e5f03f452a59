import type { TextPart } from "../../lib/text-match.ts";
import type { Track } from "../player/player-store.ts";
import type { SourceKind } from "./archive/passage.ts";

/** Where a passage is: its source and the place in it. */
export type Source = {
  /** Identifies the passage for machines. */
  passage: number;
  kind: SourceKind;
  title: string;
  /** Beside the title: the label, such as 'Episode 42', and who speaks or which section it is. */
  place: string;
  /** Root-relative URL of the place. */
  href: string;
  /** Seconds from the beginning of a recording, or null. */
  start: number | null;
  /** Names the episode in `tracks`, or null where nothing can play. */
  track: number | null;
  /** The verbatim text by which the place is found on its page. */
  text: string;
};

/** The service that chooses quotations, as the browser may know it. */
export type ServiceNote = {
  /** Such as 'llm.example.com'. */
  host: string;
  isLocal: boolean;
};

/** Sentences that answer, quoted exactly. */
export type AnswerQuotation = { text: string; source: Source };

/** A passage in the list below the answer. */
export type FoundPassage = { parts: TextPart[]; heading: string; speaker: string; source: Source };

/** Passages of one article, episode, issue or booklet. */
export type SourceGroup = {
  item: string;
  kind: SourceKind;
  title: string;
  label: string;
  href: string;
  /** ISO timestamp, or null. */
  publishedAt: string | null;
  passages: FoundPassage[];
};

/** What a visitor can narrow the passages down to, with the number of them. */
export type Facet<Name extends string = string> = { name: Name; count: number };

/** What comes nearest when nothing answers. */
export type AskResult = {
  question: string;
  /**
   * "empty" without a question, "vague" when it has no word to look for, "mentions" when nothing answers it and passages only
   * have some of its words, "none" when its rarest word is nowhere, "elsewhere" on an exported site, which cannot search.
   */
  state: "empty" | "vague" | "answered" | "mentions" | "none" | "elsewhere";
  answer: AnswerQuotation[];
  /** The words of the question that the passages have, when they only mention them. */
  mentioned: string[];
  groups: SourceGroup[];
  /** Passages of all kinds and topics. */
  total: number;
  kinds: Facet<SourceKind>[];
  topics: Facet[];
  related: string[];
  /** Words that were read as others. */
  corrections: { asked: string; read: string }[];
  /** The service that can choose among the quotations that answer, or null. */
  service: ServiceNote | null;
  /** Recordings that can be played here, by episode. */
  tracks: Record<number, Track>;
  /** The URL at which the running site answers, when this one cannot; empty when there is none. */
  askAt: string;
};

/** A result without an answer. */
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

/** What a URL asks for. */
export type AskSearch = { q?: string | undefined; kind?: SourceKind | undefined; topic?: string | undefined };
