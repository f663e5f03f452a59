import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit } from "../../src/request/request-context.ts";

/** Counts requests in memory; a restart forgets them, which is all that they deserve. */
export function createRateLimits(): (limit: RateLimit) => Promise<number> {
  const limiters = new Map<string, RateLimiterMemory>();
  return async ({ bucket, key, points, seconds }) => {
    let limiter = limiters.get(bucket);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points, duration: seconds });
      limiters.set(bucket, limiter);
    }
    try {
      await limiter.consume(key);
      return 0;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      throw rejection;
    }
  };
}
