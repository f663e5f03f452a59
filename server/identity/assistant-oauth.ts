import { oauthProvider } from "@better-auth/oauth-provider";
import { assistantResource, assistantScopes, connectPath } from "../../src/features/platform.server.ts";
import { hashToken } from "../../src/server-context/http/bearer-token.ts";

const minute = 60;
const day = 24 * 60 * minute;

const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Our tables (db/migrations/0171_assistant_connections.sql) have the library's columns in snake case. */
const columns = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, toSnakeCase(name)])) as Record<Name, string>;

const token = columns(
  "clientId",
  "sessionId",
  "userId",
  "referenceId",
  "authorizationCodeId",
  "requestedUserInfoClaims",
  "expiresAt",
  "createdAt",
);

const schema = {
  oauthClient: {
    modelName: "oauth_clients",
    fields: {
      requirePKCE: "require_pkce",
      ...columns(
        "clientId",
        "clientSecret",
        "clientDiscoveryId",
        "skipConsent",
        "enableEndSession",
        "subjectType",
        "clientCredentialsScopes",
        "userId",
        "createdAt",
        "updatedAt",
        "softwareId",
        "softwareVersion",
        "softwareStatement",
        "redirectUris",
        "postLogoutRedirectUris",
        "backchannelLogoutUri",
        "backchannelLogoutSessionRequired",
        "tokenEndpointAuthMethod",
        "applicationType",
        "jwksUri",
        "grantTypes",
        "responseTypes",
        "dpopBoundAccessTokens",
        "referenceId",
      ),
    },
  },
  oauthResource: {
    modelName: "oauth_resources",
    fields: columns(
      "accessTokenTtl",
      "refreshTokenTtl",
      "signingAlgorithm",
      "signingKeyId",
      "allowedScopes",
      "customClaims",
      "dpopBoundAccessTokensRequired",
      "createdAt",
      "updatedAt",
      "policyVersion",
    ),
  },
  oauthClientResource: {
    modelName: "oauth_client_resources",
    fields: columns("clientId", "resourceId", "createdAt"),
  },
  oauthRefreshToken: {
    modelName: "oauth_refresh_tokens",
    fields: { ...token, ...columns("rotatedAt", "rotationReplayResponse", "rotationReplayExpiresAt", "authTime") },
  },
  oauthAccessToken: { modelName: "oauth_access_tokens", fields: { ...token, ...columns("refreshId") } },
  oauthConsent: {
    modelName: "oauth_consents",
    fields: columns("clientId", "userId", "referenceId", "requestedUserInfoClaims", "createdAt", "updatedAt"),
  },
  oauthClientAssertion: { modelName: "oauth_client_assertions", fields: columns("expiresAt") },
};

/**
 * OAuth 2.1 for the owner's assistants: PKCE, dynamic registration, tokens for one resource only. Tokens are opaque, so
 * that a revocation takes effect at once in every process. The consent page of the admin area stores the allowed scopes.
 */
export function assistantOauth(siteUrl: string) {
  const resource = assistantResource(siteUrl);
  return oauthProvider({
    disableJwtPlugin: true,
    scopes: [...assistantScopes, "offline_access"],
    resources: [{ identifier: resource, name: "The owner's assistants" }],
    clientRegistrationDefaultResources: [resource],
    grantTypes: ["authorization_code", "refresh_token"],
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    accessTokenExpiresIn: 15 * minute,
    refreshTokenExpiresIn: 30 * day,
    // Its guard requires the sign-in first.
    loginPage: connectPath,
    consentPage: connectPath,
    storeTokens: { hash: hashToken },
    schema,
  });
}
