/** Plain text; `headers` such as Cache-Control. */
export const textResponse = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(message, { status, headers: { "Content-Type": "text/plain; charset=UTF-8", ...headers } });

/** The same, never stored by a cache. */
export const uncachedResponse = (status: number, message: string, headers: Record<string, string> = {}) =>
  textResponse(status, message, { "Cache-Control": "no-store", ...headers });
