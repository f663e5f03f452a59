import { RateLimiterRes } from "rate-limiter-flexible";
import { type LimitStore, memoryLimits } from "../limits/limit-store.ts";

const hour = 3_600;
const day = 24 * hour;
const maxWaitSeconds = 15 * 60;

/** Free failures, then the first wait in seconds, which doubles each time. */
const rules = {
  pair: { free: 5, firstWait: 15 },
  network: { free: 50, firstWait: 60 },
};

/** Wrong TOTP codes per account per day, across all networks; each guess has a 3 in 1,000,000 chance of being right. */
const maxWrongCodesPerDay = 100;

/** At most 24 days, the limit of a Node timer. */
const knownNetworkSeconds = 20 * day;

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.ceil(msBeforeNext / 1000);

export type Attempt = { network: string; account: string | undefined };

/**
 * Limits failed sign-ins by network, and by account and network; reset after an hour without a failure. No failure delays
 * another network, except wrong codes, which require the password (docs/security/rate-limits.md). Attempts count as failed
 * from their start, so parallel attempts gain nothing.
 */
export function createSignInLimits(store: LimitStore = memoryLimits) {
  const failures = store.limiter({ name: "sign-in-failures", points: rules.pair.free, seconds: hour });
  const waits = store.limiter({ name: "sign-in-waits", points: 1, seconds: maxWaitSeconds });
  const wrongCodes = store.limiter({ name: "wrong-codes", points: maxWrongCodesPerDay, seconds: day });
  const knownNetworks = store.limiter({ name: "known-networks", points: 1, seconds: knownNetworkSeconds });

  const networkKey = (network: string) => store.keyOf(`network ${network}`);
  const pairKey = (network: string, account: string) => store.keyOf(`pair ${network} ${account}`);
  const codesKey = (account: string) => store.keyOf(`codes ${account}`);

  const limitsFor = ({ network, account }: Attempt) => [
    { key: networkKey(network), ...rules.network },
    ...(account === undefined ? [] : [{ key: pairKey(network, account), ...rules.pair }]),
  ];

  async function refundAttempts(key: string, free: number, attempts: number): Promise<void> {
    const { consumedPoints } = await failures.reward(key, attempts);
    if (consumedPoints < free) await waits.delete(key);
  }

  async function penalise({ key, free, firstWait }: ReturnType<typeof limitsFor>[number]): Promise<number> {
    const { consumedPoints } = await failures.penalty(key);
    await store.extend(failures, key, hour);
    if (consumedPoints < free) return 0;
    try {
      const customDuration = Math.min(maxWaitSeconds, firstWait * 2 ** (consumedPoints - free));
      await waits.consume(key, 1, { customDuration });
      return 0;
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      await failures.reward(key);
      return Math.max(1, secondsOf(rejection));
    }
  }

  return {
    /** Seconds to wait; 0 to proceed: the attempt counts as failed until `succeed` or `release`. */
    async startAttempt(attempt: Attempt): Promise<number> {
      const counted: ReturnType<typeof limitsFor> = [];
      for (const limit of limitsFor(attempt)) {
        const wait = await penalise(limit);
        if (wait > 0) {
          for (const { key, free } of counted) await refundAttempts(key, free, 1);
          return wait;
        }
        counted.push(limit);
      }
      return 0;
    },
    async release(attempt: Attempt): Promise<void> {
      for (const { key, free } of limitsFor(attempt)) await refundAttempts(key, free, 1);
    },
    async succeed(network: string, account: string): Promise<void> {
      const pair = pairKey(network, account);
      const failed = (await failures.get(pair))?.consumedPoints ?? 0;
      if (failed > 0) await refundAttempts(networkKey(network), rules.network.free, failed);
      await Promise.all([failures.delete(pair), waits.delete(pair)]);
    },
    /**
     * Seconds until a code may be checked; 0 to proceed: the code counts as wrong until `refundCode`. Always 0 from known
     * networks, whose own limit suffices.
     */
    async startCodeCheck(network: string, account: string): Promise<number> {
      const counted = await wrongCodes.penalty(codesKey(account));
      if (counted.consumedPoints <= maxWrongCodesPerDay) return 0;
      if (await knownNetworks.get(pairKey(network, account))) return 0;
      await wrongCodes.reward(codesKey(account));
      return Math.max(1, secondsOf(counted));
    },
    async refundCode(account: string): Promise<void> {
      await wrongCodes.reward(codesKey(account));
    },
    async resetWrongCodes(account: string): Promise<void> {
      await wrongCodes.delete(codesKey(account));
    },
    async addKnownNetwork(network: string, account: string): Promise<void> {
      await knownNetworks.set(pairKey(network, account), 1, knownNetworkSeconds);
    },
  };
}
