let channel: BroadcastChannel | undefined;

/** Tells an open preview of an article, by its number, that the unsaved work has changed. */
export function articlePreviewChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel("article-preview");
  return channel;
}
