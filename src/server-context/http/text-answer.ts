/** Plain text; `headers` such as Cache-Control. */
export const textAnswer = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(message, { status, headers: { "Content-Type": "text/plain; charset=UTF-8", ...headers } });
