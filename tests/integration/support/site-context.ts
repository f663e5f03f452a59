import type { Kysely } from "kysely";
import { createRateLimits } from "../../../server/rate-limits.ts";
import type { SiteContext } from "../../../src/data/request-context.ts";
import type { Schema } from "../../../src/data/schema.server.ts";

/** What server functions are handed in tests: nobody is signed in, and every test counts its own requests. */
export function siteContext(db: Kysely<Schema>, mediaDir: string, changes: Partial<SiteContext> = {}): SiteContext {
  return {
    db,
    mediaDir,
    siteUrl: "https://www.example.com",
    ownerEmail: "owner@example.com",
    secret: "a secret that only tests know, long enough",
    readSession: async () => null,
    takeFromLimit: createRateLimits(),
    ...changes,
  };
}
