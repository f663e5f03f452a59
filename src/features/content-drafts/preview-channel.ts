const channels = new Map<string, BroadcastChannel>();

/** Tells open previews of articles, episodes or issues, by the item's id, that the unsaved work has changed. */
export function previewChannel(kind: "article" | "episode" | "issue"): BroadcastChannel {
  const channel = channels.get(kind) ?? new BroadcastChannel(`${kind}-preview`);
  channels.set(kind, channel);
  return channel;
}
