let channel: BroadcastChannel | undefined;

/** Tells an open preview of an issue, by its id, that the unsaved work has changed. */
export function issuePreviewChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel("issue-preview");
  return channel;
}
