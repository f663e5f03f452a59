import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";

export const programCallback = "http://localhost:9876/callback";

export type ClientState = {
  client?: OAuthClientInformationMixed;
  tokens?: OAuthTokens;
  verifier: string;
  /** The URL of the consent page to which the owner's browser is sent. */
  consentUrl?: URL;
};

type ProgramSettings = {
  endpoint: URL;
  fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
  name: string;
};

/** A client made with the protocol's own SDK; the test plays the browser. */
export function createProgram({ endpoint, fetch, name }: ProgramSettings) {
  const state: ClientState = { verifier: "" };
  const authProvider: OAuthClientProvider = {
    redirectUrl: programCallback,
    clientMetadata: {
      client_name: name,
      redirect_uris: [programCallback],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    },
    clientInformation: () => state.client,
    saveClientInformation: (client) => {
      state.client = client;
    },
    tokens: () => state.tokens,
    saveTokens: (tokens) => {
      state.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      state.consentUrl = url;
    },
    saveCodeVerifier: (verifier) => {
      state.verifier = verifier;
    },
    codeVerifier: () => state.verifier,
  };
  const open = () => new StreamableHTTPClientTransport(endpoint, { authProvider, fetch });
  return { state, open };
}
