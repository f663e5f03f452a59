import { fetchFunction } from "../../server-context/fetch-function.ts";

/** Browsers send 64 KiB in all after a page has been left. */
const maxKeepaliveBytes = 60_000;
const timeoutMs = 30_000;

/** A fetch whose request outlives the page where it is small enough, for text that is saved while the page is left. */
export const leavingFetch: typeof fetch = (input, init) => {
  const isSmall = typeof init?.body === "string" && new Blob([init.body]).size < maxKeepaliveBytes;
  return fetchFunction(input, { ...init, keepalive: isSmall });
};

/** A fetch that gives up after half a minute, so that a server that hangs does not stop every later autosave. */
export const fetchWithTimeout: typeof fetch = (input, init) =>
  fetchFunction(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
