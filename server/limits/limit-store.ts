import { createHmac } from "node:crypto";
import { CompiledQuery, sql } from "kysely";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Db } from "../../src/server-context/db.ts";
import type { RateLimit } from "../../src/server-context/request-context.ts";
import { currentSecret, type SigningSecret } from "../../src/server-context/signed-link.ts";

/** @throws Error without a key, which would put all clients into one bucket */
export function createRateLimits(store: LimitStore = memoryLimits): (limit: RateLimit) => Promise<number> {
  const limiters = new Map<string, RateLimiterAbstract>();
  return async ({ bucket, key, points, seconds }) => {
    if (!key) throw new Error(`Missing rate-limit key for bucket "${bucket}".`);
    let limiter = limiters.get(bucket);
    if (!limiter) {
      limiter = store.limiter({ name: bucket, points, seconds }, { rejectsLocally: true });
      limiters.set(bucket, limiter);
    }
    try {
      await limiter.consume(store.keyOf(key));
      return 0;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      throw rejection;
    }
  };
}

export type Limit = { name: string; points: number; seconds: number };

export type LimitStore = {
  /** `rejectsLocally`: clients over the limit are rejected without another query. */
  limiter(limit: Limit, options?: { rejectsLocally?: boolean }): RateLimiterAbstract;
  keyOf(key: string): string;
  /** Keeps a stored key's count for this many seconds from now. */
  extend(limiter: RateLimiterAbstract, key: string, seconds: number): Promise<void>;
};

/** For a single process; a restart clears it. */
export const memoryLimits: LimitStore = {
  limiter: ({ name, points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  keyOf: (key) => key,
  async extend(limiter, key, seconds) {
    const stored = await limiter.get(key);
    if (stored) await limiter.set(key, stored.consumedPoints, seconds);
  },
};

/** Shared by all replicas; keys are stored as digests. While the database is unavailable, each replica counts alone. */
export function databaseLimits(db: Db, secret: SigningSecret): LimitStore {
  const key = currentSecret(secret);
  // The library's client interface, without prepared-statement names, which poolers do not support.
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
    async extend(limiter, text, seconds) {
      const expire = Date.now() + seconds * 1000;
      await db
        .updateTable("rate_limits")
        .set({ expire })
        .where("key", "=", limiter.getKey(text))
        .execute()
        // Without the database, each replica uses its own counts.
        .catch(() => undefined);
    },
  };
}

export async function purgeLimits(db: Db): Promise<void> {
  await db
    .deleteFrom("rate_limits")
    .where("expire", "<", sql<number>`extract(epoch from now()) * 1000 - 60000`)
    .execute();
}
