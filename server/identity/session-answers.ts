/** A copy of an answer's data without tokens of sessions, which only the cookie holds: no script has to know one. */
function withoutTokens(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutTokens);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => (name === "token" ? [] : [[name, withoutTokens(value)]])),
  );
}

/** The answer of the library as the browser gets it: not stored anywhere, and without tokens. */
export async function publicAnswer(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  const text = await response.text();
  if (!text || !headers.get("content-type")?.includes("json")) {
    return new Response(text || null, { status: response.status, headers });
  }
  headers.delete("content-length");
  const data = JSON.stringify(withoutTokens(JSON.parse(text)));
  return new Response(data, { status: response.status, headers });
}
