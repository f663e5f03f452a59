import { RateLimiterRes } from "rate-limiter-flexible";
import { type LimitStore, memoryLimits } from "../limits/limit-store.ts";

const hour = 3_600;
const day = 24 * hour;
const longestWait = 15 * 60;

/** Failures that cost nothing, and the seconds of the first wait after them; each further wait is twice the one before. */
const rules = {
  pair: { free: 5, firstWait: 15 },
  network: { free: 50, firstWait: 60 },
};

/** Wrong codes of an app that an account has in a day from all networks together; each hits with 3 in 1,000,000. */
const wrongCodesADay = 100;

/** How long a network from which an account signed in is known to it; a timer of Node waits no longer than 24 days. */
const networkIsKnownFor = 20 * day;

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.ceil(msBeforeNext / 1000);

/** Who tries to sign in: the client's network, and the account that is tried where the request is about one. */
export type Attempt = { network: string; account: string | undefined };

/**
 * Counts failed sign-ins by client network, and by account and network; unknown accounts count like known ones, and a
 * request that is about no account counts for its network alone. An hour without a failure forgets them. No failure
 * makes another network wait: an account as a whole has a limit only for wrong codes, which take its right password
 * (docs/security/rate-limits.md). Attempts count as failed from their beginning, so that many at once are no way around.
 */
export function createSignInLimits(store: LimitStore = memoryLimits) {
  const failures = store.limiter({ name: "sign-in-failures", points: rules.pair.free, seconds: hour });
  const waits = store.limiter({ name: "sign-in-waits", points: 1, seconds: longestWait });
  const wrongCodes = store.limiter({ name: "wrong-codes", points: wrongCodesADay, seconds: day });
  const knownNetworks = store.limiter({ name: "known-networks", points: 1, seconds: networkIsKnownFor });

  const networkKey = (network: string) => store.keyOf(`network ${network}`);
  const pairKey = (network: string, account: string) => store.keyOf(`pair ${network} ${account}`);
  const codesKey = (account: string) => store.keyOf(`codes ${account}`);

  const keys = ({ network, account }: Attempt) => [
    { key: networkKey(network), ...rules.network },
    ...(account === undefined ? [] : [{ key: pairKey(network, account), ...rules.pair }]),
  ];

  /** Takes back counted attempts of a key, and its wait when no more are left than cost nothing. */
  async function takeBack(key: string, free: number, attempts: number): Promise<void> {
    const { consumedPoints } = await failures.reward(key, attempts);
    if (consumedPoints < free) await waits.delete(key);
  }

  /** Seconds until a key's next attempt may go on; 0 when this one may, and the next waits if there were too many. */
  async function beginWith({ key, free, firstWait }: ReturnType<typeof keys>[number]): Promise<number> {
    const { consumedPoints } = await failures.penalty(key);
    await store.prolong(failures, key, hour);
    if (consumedPoints < free) return 0;
    try {
      const customDuration = Math.min(longestWait, firstWait * 2 ** (consumedPoints - free));
      await waits.consume(key, 1, { customDuration });
      return 0;
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      await failures.reward(key);
      return Math.max(1, secondsOf(rejection));
    }
  }

  return {
    /** Seconds until the next try is answered; 0 when this one may go on: it counts as failed until it is told otherwise. */
    async begin(attempt: Attempt): Promise<number> {
      const begun: ReturnType<typeof keys> = [];
      for (const counted of keys(attempt)) {
        const wait = await beginWith(counted);
        if (wait > 0) {
          for (const { key, free } of begun) await takeBack(key, free, 1);
          return wait;
        }
        begun.push(counted);
      }
      return 0;
    },
    /** An attempt that was begun says nothing about who tries. */
    async release(attempt: Attempt): Promise<void> {
      for (const { key, free } of keys(attempt)) await takeBack(key, free, 1);
    },
    /** Forgets what this account failed from this network, and nothing that was counted for another account. */
    async succeed(network: string, account: string): Promise<void> {
      const pair = pairKey(network, account);
      const failed = (await failures.get(pair))?.consumedPoints ?? 0;
      if (failed > 0) await takeBack(networkKey(network), rules.network.free, failed);
      await Promise.all([failures.delete(pair), waits.delete(pair)]);
    },
    /**
     * Seconds until a code of the account's app is looked at; 0 when this one may be: it counts as wrong until it is told
     * otherwise. From a network that the account knows it always may: its own failures there are limit enough.
     */
    async beginCode(network: string, account: string): Promise<number> {
      const counted = await wrongCodes.penalty(codesKey(account));
      if (counted.consumedPoints <= wrongCodesADay) return 0;
      if (await knownNetworks.get(pairKey(network, account))) return 0;
      await wrongCodes.reward(codesKey(account));
      return Math.max(1, secondsOf(counted));
    },
    /** The code was right, or not looked at. */
    async releaseCode(account: string): Promise<void> {
      await wrongCodes.reward(codesKey(account));
    },
    /** After a new password: who knew the old one guesses no further. */
    async forgetCodes(account: string): Promise<void> {
      await wrongCodes.delete(codesKey(account));
    },
    /** An account has signed in from this network. */
    async learnNetwork(network: string, account: string): Promise<void> {
      await knownNetworks.set(pairKey(network, account), 1, networkIsKnownFor);
    },
  };
}
