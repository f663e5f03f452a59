import type { AssistantScope } from "./scopes.ts";

/** Screen that asks whether a program may connect. */
export const connectPath = "/admin/connect";

export const ownerMcpPath = "/mcp/owner";

/** The resource that tokens are bound to (RFC 8707). */
export const assistantResource = (siteUrl: string): string => siteUrl + ownerMcpPath;

/** Also the lifetime of an unused connection. */
export const connectionDays = 30;

/** The client's name is self-chosen: displayed, never trusted. */
export type Assistant = {
  user: { id: string; email: string };
  client: { id: string; name: string };
  scopes: readonly AssistantScope[];
};

export type Connection = {
  clientId: string;
  name: string;
  scopes: AssistantScope[];
  /** ISO 8601. */
  allowedAt: string;
  lastUsedAt: string | null;
};

export type ConnectionRequest = {
  name: string;
  /** Host of the redirect URI, such as "localhost" or "claude.ai". */
  host: string;
  /** The redirect URI with "access_denied" (RFC 6749, 4.1.2.1). */
  refusal: string;
};
