/** How long a preview link works, in days. */
export const previewLinkDays = 14;

/** A link that shows unsaved work to anyone who has it. */
export type PreviewLink = {
  id: number;
  /** The whole URL. */
  url: string;
  /** Email address of the person whose unsaved work it shows. */
  createdBy: string;
  /** ISO timestamps. */
  createdAt: string;
  expiresAt: string;
};

/** Why a preview link shows nothing: it is no link of this site, its time is over, or its item was deleted. */
export type ClosedPreview = { state: "forged" | "expired" | "withdrawn" | "gone" };

/** What a preview link shows. */
export type OpenedPreview<Shown> = ({ state: "open" /** ISO timestamp. */; expiresAt: string } & Shown) | ClosedPreview;
