import { networkOf } from "../http/connection/client-network.ts";

type Count = { failures: number; lastAt: number };

type Rule = { free: number; firstWaitMs: number };

/** Five tries at one account from one place are free, then each wait is twice the one before (issue: five failures slow down). */
const rules = {
  pair: { free: 5, firstWaitMs: 15_000 },
  address: { free: 50, firstWaitMs: 60_000 },
  account: { free: 1000, firstWaitMs: 60_000 },
} satisfies Record<string, Rule>;

const longestWaitMs = 15 * 60_000;
const forgottenAfterMs = 60 * 60_000;
const mostCounts = 50_000;

/**
 * Counts failed sign-ins in memory by account and place, by place, and by account; unknown accounts count like known ones.
 * `now` gives milliseconds.
 */
export function createSignInLimits(now: () => number = Date.now) {
  const counts = new Map<string, Count>();

  const keys = (address: string, account: string): [string, Rule][] => [
    [`pair ${networkOf(address)} ${account}`, rules.pair],
    [`address ${networkOf(address)}`, rules.address],
    [`account ${account}`, rules.account],
  ];

  function read(key: string): Count | undefined {
    const count = counts.get(key);
    if (count && now() - count.lastAt > forgottenAfterMs) counts.delete(key);
    return counts.get(key);
  }

  return {
    /** Seconds until the next try is answered; 0 when it may go on. */
    wait(address: string, account: string): number {
      const ends = keys(address, account).map(([key, { free, firstWaitMs }]) => {
        const count = read(key);
        if (!count || count.failures < free) return 0;
        return count.lastAt + Math.min(longestWaitMs, firstWaitMs * 2 ** (count.failures - free));
      });
      return Math.max(0, Math.ceil((Math.max(...ends) - now()) / 1000));
    },
    fail(address: string, account: string): void {
      for (const [key] of keys(address, account)) {
        const failures = (read(key)?.failures ?? 0) + 1;
        counts.delete(key);
        counts.set(key, { failures, lastAt: now() });
      }
      for (const oldest of counts.keys()) {
        if (counts.size <= mostCounts) break;
        counts.delete(oldest);
      }
    },
    succeed(address: string, account: string): void {
      for (const [key] of keys(address, account)) counts.delete(key);
    },
  };
}
