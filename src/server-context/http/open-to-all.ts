const openHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, MCP-Protocol-Version",
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Expose-Headers": "WWW-Authenticate",
};

/** For programs in pages of any site: the answer is readable by all (CORS), and was asked for without cookies. */
export function openToAll(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(openHeaders)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

export const preflight = (): Response => openToAll(new Response(null, { status: 204 }));
