import { emailFailureWords, isOutage } from "../../src/features/email/email-failure.ts";
import type { Db } from "../../src/server-context/db.ts";
import { sentence } from "../jobs/job-notices.ts";
import type { DeliveryResult } from "./email-transport.ts";

const firstRestMs = 5_000;
const longestRestMs = 300_000;

/**
 * What a worker knows of a mail server that cannot be reached: it rests for growing times instead of trying every copy in
 * vain, and the owner sees why.
 */
export function createServerTrouble(db: Db) {
  let failures = 0;
  let restUntil = 0;
  const troubled = new Set<number>();
  const store = (issueId: number, trouble: string | null) =>
    db.updateTable("newsletter_issues").set({ trouble }).where("id", "=", issueId).execute();

  return {
    /** Milliseconds for which nothing should be tried. */
    restMs: (): number => Math.max(0, restUntil - Date.now()),
    async learn(issueId: number, result: DeliveryResult): Promise<void> {
      if (result.outcome === "rejected" && isOutage(result.failure)) {
        // Copies that were under way at the same time fail together: that is one failure.
        if (restUntil > Date.now()) return;
        restUntil = Date.now() + Math.min(firstRestMs * 2 ** failures, longestRestMs);
        failures += 1;
        troubled.add(issueId);
        const { title, advice } = emailFailureWords[result.failure];
        await store(issueId, `${title}: ${sentence(result.reason)} ${advice}`);
      } else if (troubled.size > 0 || failures > 0) {
        failures = 0;
        restUntil = 0;
        const known = [...troubled];
        troubled.clear();
        for (const id of known) await store(id, null);
      }
    },
  };
}
