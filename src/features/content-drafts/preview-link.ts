import type { ContentKind } from "./editing.ts";

const channels = new Map<string, BroadcastChannel>();

/** Tells open previews, by the item's id, that unsaved work has changed. */
export function previewChannel(kind: ContentKind): BroadcastChannel {
  const channel = channels.get(kind) ?? new BroadcastChannel(`${kind}-preview`);
  channels.set(kind, channel);
  return channel;
}

export const previewLinkDays = 14;

export type PreviewLink = {
  id: number;
  url: string;
  /** Email address of the user whose unsaved work it shows. */
  createdBy: string;
  /** ISO timestamps. */
  createdAt: string;
  expiresAt: string;
};

/** "forged": no link of this site; "gone": the item was deleted. */
export type ClosedPreview = { state: "forged" | "expired" | "withdrawn" | "gone" };

export type OpenedPreview<Shown> = ({ state: "open" /** ISO timestamp. */; expiresAt: string } & Shown) | ClosedPreview;
