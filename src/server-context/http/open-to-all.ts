const openHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, MCP-Protocol-Version",
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Expose-Headers": "WWW-Authenticate",
};

/** For scripts on any site: the response is readable cross-origin (CORS), and was requested without cookies. */
export function openToAll(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(openHeaders)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

export const preflight = (): Response => openToAll(new Response(null, { status: 204 }));
