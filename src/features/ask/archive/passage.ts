/** The transcript of an episode is a separate item. */
export type ItemKind = "article" | "episode" | "transcript" | "issue" | "ebook" | "page";

export type SourceKind = Exclude<ItemKind, "transcript">;

export const sourceKindOf = (kind: ItemKind): SourceKind => (kind === "transcript" ? "episode" : kind);

export type NewChunk = {
  text: string;
  heading?: string | undefined;
  /** Fragment of the URL, without '#'. */
  anchor?: string | undefined;
  /** Seconds from the start of a recording. */
  start?: number | undefined;
  speaker?: string | undefined;
  /** The question that a speaker replies to. */
  asked?: string | undefined;
  /** Ranks lower than a sentence. */
  isTable?: boolean | undefined;
};

export type NewItem = {
  kind: ItemKind;
  sourceId: string;
  title: string;
  label?: string;
  path: string;
  /** ISO timestamp. */
  publishedAt: string | null;
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
  /** ISO timestamp, or null. */
  publishedAt: string | null;
  heading: string;
  speaker: string;
  asked: string;
  /** Seconds from the start of a recording, or null. */
  start: number | null;
  isTable: boolean;
  text: string;
};
