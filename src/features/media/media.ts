export type MediaKind = "image" | "audio" | "document";

/** `file` is relative to the media directory. */
export type MediaVariant = { file: string; type: string; width: number; bytes: number };

export type MediaEntry = {
  id: number;
  kind: MediaKind;
  name: string;
  url: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  seconds: number | null;
  alt: string;
  variants: MediaVariant[];
  createdAt: string;
};

export type MediaUse =
  | { kind: "article" | "episode" | "issue"; id: number; title: string; url: string; isDraft: boolean }
  /** The title of a page may name facts, such as {healthcareName}. */
  | { kind: "page" | "sequence"; title: string; url: string; isDraft: boolean }
  | { kind: "settings"; key: string; url: string };

/** An earlier file with the same URL; the date is an ISO timestamp. */
export type MediaReplacement = { id: number; bytes: number; replacedAt: string; replacedBy: string };

/** Media type of an SVG variant. */
export const drawingType = "image/svg+xml";

/** Error code of an animation whose first frame would be accepted. */
export const animationCode = "animation";

export const maxUploadBytes = 200 * 1024 * 1024;
