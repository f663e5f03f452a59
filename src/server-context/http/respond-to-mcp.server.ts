import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

export const rpcError = (status: number, code: number, message: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ jsonrpc: "2.0", error: { code, message }, id: null }), {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers },
  });

/** Stateless Model Context Protocol (Streamable HTTP): any process can handle any request, each with a server of its own. */
export async function respondToMcp(
  { url, headers }: Request,
  body: string,
  createServer: () => Promise<McpServer>,
): Promise<Response> {
  let parsedBody: unknown;
  try {
    parsedBody = JSON.parse(body);
  } catch {
    return rpcError(400, -32_700, "The request is not JSON.");
  }
  // A batch would count as one call for the rate limit.
  if (Array.isArray(parsedBody)) return rpcError(400, -32_600, "Send one request at a time.");
  // Lazy: heavy, and only agents need it.
  const { WebStandardStreamableHTTPServerTransport } = await import(
    "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"
  );
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = await createServer();
  try {
    await server.connect(transport);
    const response = await transport.handleRequest(new Request(url, { method: "POST", headers }), { parsedBody });
    const complete = new Response(await response.arrayBuffer(), response);
    complete.headers.set("Cache-Control", "no-store");
    return complete;
  } finally {
    await server.close();
  }
}
