import { networkOf } from "../http/connection/client-network.ts";
import { type LimitStore, memoryLimits } from "../limits/limit-store.ts";

const hour = 3_600;
const longestWait = 15 * 60;

/** Failures that cost nothing, and the seconds of the first wait after them; each further wait is twice the one before. */
const rules = {
  pair: { free: 5, firstWait: 15 },
  network: { free: 50, firstWait: 60 },
  account: { free: 1000, firstWait: 60 },
};

/**
 * Counts failed sign-ins by account and client network, by network, and by account; unknown accounts count like
 * known ones. An hour without a failure forgets them.
 */
export function createSignInLimits(store: LimitStore = memoryLimits) {
  const failures = store.limiter({ name: "sign-in-failures", points: rules.pair.free, seconds: hour });
  const waits = store.limiter({ name: "sign-in-waits", points: 1, seconds: longestWait });

  const keys = (address: string, account: string) => [
    { key: store.keyOf(`pair ${networkOf(address)} ${account}`), ...rules.pair },
    { key: store.keyOf(`network ${networkOf(address)}`), ...rules.network },
    { key: store.keyOf(`account ${account}`), ...rules.account },
  ];

  return {
    /** Seconds until the next try is answered; 0 when it may go on. */
    async wait(address: string, account: string): Promise<number> {
      const blocks = await Promise.all(keys(address, account).map(({ key }) => waits.get(key)));
      return Math.max(0, ...blocks.map((block) => Math.ceil((block?.msBeforeNext ?? 0) / 1000)));
    },
    async fail(address: string, account: string): Promise<void> {
      for (const { key, free, firstWait } of keys(address, account)) {
        const { consumedPoints } = await failures.penalty(key);
        await store.prolong(failures, key, hour);
        if (consumedPoints >= free) {
          await waits.block(key, Math.min(longestWait, firstWait * 2 ** (consumedPoints - free)));
        }
      }
    },
    async succeed(address: string, account: string): Promise<void> {
      for (const { key } of keys(address, account)) await Promise.all([failures.delete(key), waits.delete(key)]);
    },
  };
}
