/** What the index holds items of. A transcript is an item beside its episode. */
export type ItemKind = "article" | "episode" | "transcript" | "issue" | "ebook";

/** What a visitor can choose among; an episode is its notes and its transcript. */
export const sourceKinds = ["article", "episode", "issue", "ebook"] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** The kind that a visitor sees. */
export const sourceKindOf = (kind: ItemKind): SourceKind => (kind === "transcript" ? "episode" : kind);

/** What the index has for the speaker of a block quotation, whose name it does not know; without letters, so that no word finds it. */
export const unnamedSpeaker = "“”";

/** A piece of an item as it is put into the index. */
export type NewPassage = {
  text: string;
  heading?: string | undefined;
  /** Place on the page, after its '#'. */
  anchor?: string | undefined;
  /** Seconds from the beginning of a recording. */
  start?: number | undefined;
  speaker?: string | undefined;
  /** The question that a speaker replies to. */
  asked?: string | undefined;
  /** A row of a table, which is no sentence to quote. */
  isTable?: boolean | undefined;
  /** Whether a block quotation has it: somebody else says it. */
  isQuoted?: boolean | undefined;
};

/** Something public that can be asked, as it is put into the index. */
export type NewItem = {
  kind: ItemKind;
  sourceId: string;
  title: string;
  /** Beside the title, such as 'Episode 42'. */
  label?: string;
  /** Root-relative URL of its page. */
  path: string;
  topic?: string;
  /** ISO timestamp. */
  publishedAt: string | null;
  fingerprint?: string;
  passages: readonly NewPassage[];
};

/** A passage with the place it has on this site. */
export type Passage = {
  id: number;
  kind: SourceKind;
  /** Names the item across kinds, such as 'article:12'. */
  item: string;
  title: string;
  label: string;
  /** Root-relative URL with the place of the passage, without its text. */
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

/** The heading that the author wrote; those of an episode's notes are the same on every page and say nothing of what is below. */
export const ownHeading = ({ kind, start, heading }: Pick<Passage, "kind" | "start" | "heading">): string =>
  kind === "episode" && start === null ? "" : heading;

/** Whether a passage is before the first heading of a text: a summary or an introduction. */
export const isOpening = ({ heading, speaker, start }: Pick<Passage, "heading" | "speaker" | "start">): boolean =>
  heading === "" && speaker === "" && start === null;
