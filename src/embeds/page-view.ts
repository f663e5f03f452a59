/* A document keeps the policy of the page it was loaded for, so services on later pages may need a new document. */

const stateKey = "outsideServiceOnce";

type HandoverState = { [stateKey]?: unknown } | null;

export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !entry || new URL(entry.name).pathname === window.location.pathname;
}

/** Reloads for this page's policy; the history entry names an embed allowed once. */
export function loadOwnDocument(embedId?: string): void {
  // Bypasses the router, which would treat it as a navigation.
  if (embedId) History.prototype.replaceState.call(history, { ...(history.state as object), [stateKey]: embedId }, "");
  window.location.reload();
}

/** Whether the document was loaded to show this embed once; true only on the first call. */
export function consumeHandover(embedId: string): boolean {
  const state = history.state as HandoverState;
  if (state?.[stateKey] !== embedId) return false;
  const { [stateKey]: _, ...rest } = state;
  History.prototype.replaceState.call(history, rest, "");
  return true;
}
