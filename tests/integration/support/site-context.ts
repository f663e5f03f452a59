import path from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "../../../server/database/open-database.ts";
import { createReaderPool } from "../../../server/foreign-files/reader-pool.ts";
import { type ClientNetwork, createClientNetwork } from "../../../server/http/connection/client-network.ts";
import { createRateLimits } from "../../../server/limits/limit-store.ts";
import { createFolderMedia } from "../../../server/media/folder-media.ts";
import { defaultSite } from "../../../src/facts/site.ts";
import { createBusyTimesReader } from "../../../src/features/bookings/calendars/threaded-busy-times.server.ts";
import { databaseContent } from "../../../src/features/content-source.server.ts";
import type { Schema } from "../../../src/server-context/db.ts";
import type { SiteContext } from "../../../src/server-context/request-context.ts";

const networkOfConnection = createClientNetwork();

/** Client network in tests: that of the connection if a test names one, otherwise the same for all. */
export const oneNetwork: ClientNetwork = (request, connection) =>
  connection?.incoming ? networkOfConnection(request, connection) : "192.0.2.1";

const secret = "a secret that only tests know, long enough";

/** Shared by all tests of a process. */
export const testReaders = createReaderPool();

/** A store over an open database, for tests that compose a site. */
export const testStore = (database: Pick<Database, "db" | "ping">, mediaDir: string) => ({
  database,
  content: databaseContent(database.db),
  media: createFolderMedia(mediaDir),
  cacheDir: path.join(path.dirname(mediaDir), "cache"),
  secret,
});

/** Context of server functions in tests: signed out, with rate limits of its own per test. */
export function siteContext(db: Kysely<Schema>, mediaDir: string, changes: Partial<SiteContext> = {}): SiteContext {
  return {
    site: defaultSite,
    db,
    content: databaseContent(db),
    media: createFolderMedia(mediaDir),
    siteUrl: "https://www.example.com",
    ownerEmail: "owner@example.com",
    secret,
    readSession: async () => null,
    consumeRateLimit: createRateLimits(),
    readers: testReaders,
    readBusyTimes: createBusyTimesReader(testReaders),
    reportFailure: () => undefined,
    ...changes,
  };
}
