export type MediaKind = "image" | "audio" | "document";

/** A picture in another width or format; `file` lies below the media directory. */
export type MediaVariant = { file: string; type: string; width: number; bytes: number };

/** A file as the library lists it. */
export type MediaEntry = {
  id: number;
  kind: MediaKind;
  name: string;
  /** Root-relative URL. */
  address: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Of a recording. */
  seconds: number | null;
  alt: string;
  variants: MediaVariant[];
  /** ISO timestamp. */
  createdAt: string;
};

/** Where a file is used; `address` is the URL of the form. */
export type MediaUse =
  /** `isDraft` means in work that is not saved yet. */
  | { kind: "article" | "episode" | "issue"; id: number; title: string; address: string; isDraft: boolean }
  /** A group of settings or a legal text by its key, such as "you". */
  | { kind: "settings"; key: string; address: string };

/** The largest file that can be uploaded, in bytes. */
export const maxUploadBytes = 200 * 1024 * 1024;
