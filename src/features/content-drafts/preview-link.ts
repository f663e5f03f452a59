import type { ContentKind } from "./editing.ts";

const channels = new Map<string, BroadcastChannel>();

/** Messages are ids of items whose unsaved changes open previews should reload. */
export function previewChannel(kind: ContentKind): BroadcastChannel {
  const channel = channels.get(kind) ?? new BroadcastChannel(`${kind}-preview`);
  channels.set(kind, channel);
  return channel;
}

export const previewLinkDays = 14;

export type PreviewLink = {
  id: number;
  url: string;
  /** Email address of the user whose unsaved changes it shows. */
  createdBy: string;
  /** ISO timestamps. */
  createdAt: string;
  expiresAt: string;
};

/** "forged": not a link of this site; "gone": the item was deleted. */
export type ClosedPreview = { state: "forged" | "expired" | "withdrawn" | "gone" };

export type OpenedPreview<Content> =
  | ({ state: "open" /** ISO timestamp. */; expiresAt: string } & Content)
  | ClosedPreview;
