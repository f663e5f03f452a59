import type { Kysely } from "kysely";
import { databaseContent } from "../../../server/content/database-content.server.ts";
import { createRateLimits } from "../../../server/http/rate-limits.ts";
import { createIdentity, type Identity } from "../../../server/identity/identity.ts";
import type { SiteContext } from "../../../src/request/request-context.ts";
import type { Schema } from "../../../src/request/schema.server.ts";

/** What server functions are handed in tests: nobody is signed in, and every test counts its own requests. */
export function siteContext(db: Kysely<Schema>, mediaDir: string, changes: Partial<SiteContext> = {}): SiteContext {
  return {
    db,
    content: databaseContent(db),
    mediaDir,
    siteUrl: "https://www.example.com",
    ownerEmail: "owner@example.com",
    secret: "a secret that only tests know, long enough",
    readSession: async () => null,
    takeFromLimit: createRateLimits(),
    reportFailure: () => undefined,
    ...changes,
  };
}

/** Accounts and sessions as the site has them, for tests that open an application. */
export function siteIdentity(db: Kysely<Schema>, siteUrl = "https://www.example.com"): Identity {
  const logError = (message: string) => console.error(message);
  return createIdentity({ db, siteUrl, secret: "a secret that only tests know, long enough", logError });
}
