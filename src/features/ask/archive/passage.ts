/** A transcript is an item beside its episode. */
export type ItemKind = "article" | "episode" | "transcript" | "issue" | "ebook";

export const sourceKinds = ["article", "episode", "issue", "ebook"] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const sourceKindOf = (kind: ItemKind): SourceKind => (kind === "transcript" ? "episode" : kind);

/** Speaker of an unattributed block quotation; without letters, so that no word finds it. */
export const unnamedSpeaker = "“”";

export type NewChunk = {
  text: string;
  heading?: string | undefined;
  /** Fragment of the URL, without '#'. */
  anchor?: string | undefined;
  /** Seconds from the beginning of a recording. */
  start?: number | undefined;
  speaker?: string | undefined;
  /** The question that a speaker replies to. */
  asked?: string | undefined;
  /** A table row is never quoted as a sentence. */
  isTable?: boolean | undefined;
  /** Within a block quotation: somebody else says it. */
  isQuoted?: boolean | undefined;
};

export type NewItem = {
  kind: ItemKind;
  sourceId: string;
  title: string;
  label?: string;
  path: string;
  topic?: string;
  /** ISO timestamp. */
  publishedAt: string | null;
  fingerprint?: string;
  passages: readonly NewChunk[];
};

export type Passage = {
  id: number;
  kind: SourceKind;
  /** Identifies the item across kinds, such as 'article:12'. */
  item: string;
  title: string;
  label: string;
  /** Root-relative URL with fragment, without the text fragment. */
  path: string;
  anchor: string;
  topic: string;
  /** ISO timestamp, or null. */
  publishedAt: string | null;
  heading: string;
  speaker: string;
  asked: string;
  /** Seconds from the beginning of a recording, or null. */
  start: number | null;
  isTable: boolean;
  isQuoted: boolean;
  text: string;
};

/** Empty for an episode's notes, whose headings are the same on every page. */
export const ownHeading = ({ kind, start, heading }: Pick<Passage, "kind" | "start" | "heading">): string =>
  kind === "episode" && start === null ? "" : heading;

/** Before the first heading: a summary or an introduction. */
export const isOpening = ({ heading, speaker, start }: Pick<Passage, "heading" | "speaker" | "start">): boolean =>
  heading === "" && speaker === "" && start === null;
