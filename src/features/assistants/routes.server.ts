import { Hono } from "hono";
import { authPath } from "../../server-context/http/auth-path.ts";
import { readBearerToken } from "../../server-context/http/bearer-token.ts";
import { readLimitedBody } from "../../server-context/http/limited-body.ts";
import { openToAll, preflight } from "../../server-context/http/open-to-all.ts";
import { respondToMcp, rpcError } from "../../server-context/http/respond-to-mcp.server.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { assistantResource, ownerMcpPath } from "./connections/connection.ts";
import { readAssistant, recordUse } from "./connections/connections.server.ts";
import { assistantScopes } from "./connections/scopes.ts";

const metadataPath = `/.well-known/oauth-protected-resource${ownerMcpPath}`;

/** Per program, which may be caught in a loop. */
const callLimit = { bucket: "assistant-calls", points: 120, seconds: 60 };

/** An image within the media limits, in base64. */
const maxBodyBytes = 12 * 1024 * 1024;

/** RFC 9728. */
const describeResource = ({ siteUrl, site }: SiteContext) =>
  Response.json({
    resource: assistantResource(siteUrl),
    resource_name: `${site.facts.name}: the owner’s assistants`,
    authorization_servers: [siteUrl + authPath],
    scopes_supported: assistantScopes,
    bearer_methods_supported: ["header"],
  });

const unknownToken = (siteUrl: string, hasToken: boolean) =>
  rpcError(401, -32_001, "Connect first: this address answers only programs that the owner has allowed.", {
    "WWW-Authenticate": [
      `Bearer resource_metadata="${siteUrl}${metadataPath}"`,
      `scope="read draft"`,
      ...(hasToken ? [`error="invalid_token"`] : []),
    ].join(", "),
  });

async function serveOwnerMcp(request: Request, context: SiteContext): Promise<Response> {
  if (request.method !== "POST")
    return rpcError(405, -32_000, "Send requests by POST; this server keeps no streams.", { Allow: "POST" });
  const token = readBearerToken(request);
  const assistant = token && (await readAssistant(context.db, context.siteUrl, token));
  if (!assistant) return unknownToken(context.siteUrl, token !== undefined);
  const wait = await context.consumeRateLimit({ ...callLimit, key: assistant.client.id });
  if (wait > 0) return rpcError(429, -32_000, `Try again in ${wait} seconds.`, { "Retry-After": String(wait) });
  await recordUse(context.db, assistant);
  const body = await readLimitedBody(request, maxBodyBytes);
  if (body instanceof Response) return body;
  return respondToMcp(request, body?.toString() ?? "", async () => {
    // Loaded lazily: large, and only assistants need it.
    const { createAssistantServer } = await import("./tools.server.ts");
    return createAssistantServer({ ...context, assistant });
  });
}

export function assistantRoutes({ context }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.get(metadataPath, () => openToAll(describeResource(context)));
  routes.options(ownerMcpPath, preflight);
  routes.all(ownerMcpPath, async ({ req }) => openToAll(await serveOwnerMcp(req.raw, context)));
  return routes;
}
