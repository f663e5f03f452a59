import type { Kysely } from "kysely";
import { createIdentity, type Identity } from "../../../server/identity/identity.ts";
import { createRateLimits } from "../../../server/rate-limits.ts";
import { databaseContent } from "../../../src/data/database-content.server.ts";
import type { SiteContext } from "../../../src/data/request-context.ts";
import type { Schema } from "../../../src/data/schema.server.ts";

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
