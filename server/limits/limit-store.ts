import { createHmac } from "node:crypto";
import { CompiledQuery, sql } from "kysely";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import type { Db } from "../../src/server-context/db.ts";
import { currentSecret, type SigningSecret } from "../../src/server-context/signed-link.ts";

export type Limit = { name: string; points: number; seconds: number };

/** Where requests and failures are counted. */
export type LimitStore = {
  /** `rejectsLocally`: a client beyond the limit is turned away without asking the store again. */
  limiter(limit: Limit, options?: { rejectsLocally?: boolean }): RateLimiterAbstract;
  /** A key as it may be stored. */
  keyOf(key: string): string;
  /** Counts what a limiter knows of a stored key for so many seconds from now. */
  prolong(limiter: RateLimiterAbstract, key: string, seconds: number): Promise<void>;
};

/** Counts in this process: for a site that runs as one. A restart forgets, which is all that they deserve. */
export const memoryLimits: LimitStore = {
  limiter: ({ name, points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  keyOf: (key) => key,
  async prolong(limiter, key, seconds) {
    const known = await limiter.get(key);
    if (known) await limiter.set(key, known.consumedPoints, seconds);
  },
};

/**
 * Counts in the database, so that all copies of the site share one limit. Who is counted is stored as a digest only.
 * While the database does not answer, each copy counts by itself.
 */
export function databaseLimits(db: Db, secret: SigningSecret): LimitStore {
  const key = currentSecret(secret);
  // As the library calls a connection; its names of prepared statements are left out, which poolers do not know.
  const client = {
    query: ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values)),
  };
  return {
    limiter: ({ name, points, seconds }, { rejectsLocally = false } = {}) =>
      new RateLimiterPostgres({
        storeClient: client,
        storeType: "client",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
        ...(rejectsLocally && { inMemoryBlockOnConsumed: points + 1 }),
        insuranceLimiter: new RateLimiterMemory({ points, duration: seconds }),
      }),
    keyOf: (text) => createHmac("sha256", key).update(`limit\n${text}`).digest("base64url").slice(0, 32),
    async prolong(limiter, text, seconds) {
      const expire = Date.now() + seconds * 1000;
      await db
        .updateTable("rate_limits")
        .set({ expire })
        .where("key", "=", limiter.getKey(text))
        .execute()
        // As with the counting itself: without the database each copy goes by what it knows.
        .catch(() => undefined);
    },
  };
}

/** Removes what no longer counts. */
export async function purgeLimits(db: Db): Promise<void> {
  await db
    .deleteFrom("rate_limits")
    .where("expire", "<", sql<number>`extract(epoch from now()) * 1000 - 60000`)
    .execute();
}
