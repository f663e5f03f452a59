const channels = new Map<string, BroadcastChannel>();

/** Tells open previews, by the item's id, that unsaved work has changed. */
export function previewChannel(kind: "article" | "episode" | "issue"): BroadcastChannel {
  const channel = channels.get(kind) ?? new BroadcastChannel(`${kind}-preview`);
  channels.set(kind, channel);
  return channel;
}
