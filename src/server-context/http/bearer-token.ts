import { createHash } from "node:crypto";
import { sql } from "kysely";

/** The token that an API client sends (RFC 6750, 2.1); undefined without one. */
export const readBearerToken = (request: Request): string | undefined =>
  /^Bearer +(\S{1,200})$/i.exec(request.headers.get("authorization") ?? "")?.[1];

/** A token as stored in the database: its SHA-256 in base64url. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Whether a user of `auth_users` may open the admin area now: an API client has no more rights than its user. */
export const mayAdminister = sql<boolean>`
  (auth_users.role = 'admin'
    and (auth_users.two_factor_enabled or not exists (select from second_factor_rule where required)))`;
