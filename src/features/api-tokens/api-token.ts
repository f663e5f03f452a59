/** "draft" includes nothing of "read". */
export const tokenScopes = ["read", "draft"] as const;
export type TokenScope = (typeof tokenScopes)[number];

export const tokenDays = [30, 90, 365] as const;

export const maxTokens = 20;

/** Prefix that scanners for leaked secrets recognise. */
export const tokenPrefix = "chartroom_";

export type ListedToken = {
  id: number;
  name: string;
  scopes: TokenScope[];
  createdAt: string;
  expiresAt: string;
  isExpired: boolean;
  lastUsedAt: string | null;
};
