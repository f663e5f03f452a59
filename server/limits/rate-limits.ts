import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit } from "../../src/server-context/request-context.ts";
import { type LimitStore, memoryLimits } from "./limit-store.ts";

/** @throws Error without a key, which would be one bucket for everyone */
export function createRateLimits(store: LimitStore = memoryLimits): (limit: RateLimit) => Promise<number> {
  const limiters = new Map<string, RateLimiterAbstract>();
  return async ({ bucket, key, points, seconds }) => {
    if (!key) throw new Error(`Nobody is to be counted in the bucket "${bucket}".`);
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
