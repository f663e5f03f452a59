import type { Job } from "../../src/features/noun.ts";
import { clearNotice, raiseNotice } from "../../src/features/platform.server.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import type { JobWatch } from "./schedule.ts";

const quietHours = 24;
const maxReasonLength = 300;

const keyOf = ({ name }: Job) => `job:${name}`;

export function sentence(reason: string): string {
  const line = reason.replaceAll(/\s+/g, " ").trim().slice(0, maxReasonLength);
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** Raises an owner's notice for repeatedly failing jobs; cleared by the next success. */
export function watchJobs(context: Pick<SiteContext, "site" | "db" | "siteUrl" | "ownerEmail">): JobWatch {
  return {
    succeeded: (job) => clearNotice(context.db, keyOf(job), new Date()),
    async failed(job, reason) {
      if (job.notice === false) return;
      const { from, title, advice } = job.notice ?? {
        from: 2,
        title: `The job “${job.name}” keeps failing`,
        advice: "The site tries again within the hour. If this stays, look into its log.",
      };
      const text = `What it says: ${sentence(reason)} ${advice}`;
      await raiseNotice(context, { key: keyOf(job), title, reason: text, from, quietHours }, new Date());
    },
  };
}
