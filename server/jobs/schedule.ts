import type { Logger } from "../logger.ts";
import type { Leases } from "./leases.ts";

/** Work that happens without anyone asking. */
export type Job = {
  /** For the log, and for the lease: the same in every copy of the site. */
  name: string;
  everyMs: number;
  /** Due at the first start of all; later starts find it due when its interval has passed. */
  atStart?: boolean;
  /** Concerns this process and not the database: every copy runs it. */
  isLocal?: boolean;
  /** What the owner is told when it fails so often in a row; three times when left out. */
  trouble?: { from: number; title: string; advice: string };
  run: () => Promise<unknown>;
};

/** Told of the end of each run that other copies and later starts should know of. */
export type JobWatch = {
  succeeded: (job: Job) => Promise<void>;
  failed: (job: Job, reason: string) => Promise<void>;
};

/** How often a copy looks whether a job is due, at most: a job of a copy that died is taken over within two of these. */
const longestLookMs = 60_000;

type Parts = {
  leases: Leases;
  logger: Pick<Logger, "error" | "debug">;
  /** Told of each run. */
  onRun?: (job: string, outcome: "done" | "failed", seconds: number) => void;
  /** Absent, failures are only logged. */
  watch?: JobWatch;
};

/**
 * Starts what must happen without anyone asking; a run never overlaps with the one before, nor with one in another copy
 * of the site. Returns the function that stops it and resolves when what was running has finished.
 */
export function startSchedule(jobs: readonly Job[], { leases, logger, onRun, watch }: Parts): () => Promise<void> {
  const running = new Map<string, Promise<void>>();

  async function perform(job: Job): Promise<void> {
    const start = performance.now();
    const report = (outcome: "done" | "failed") => onRun?.(job.name, outcome, (performance.now() - start) / 1000);
    try {
      const hasRun = job.isLocal ? await job.run().then(() => true) : await leases.run(job.name, job.everyMs, job.run);
      if (!hasRun) return;
      report("done");
      if (!job.isLocal) await watch?.succeeded(job);
    } catch (error) {
      report("failed");
      const reason = (error as Error).message;
      logger.error({ job: job.name, error: reason }, "a job failed");
      if (job.isLocal) return;
      // Without a database no notice can be stored, and every visitor sees that it is away.
      await watch?.failed(job, reason).catch(() => undefined);
    }
  }

  const timers = jobs.map((job) => {
    const start = () => {
      if (running.has(job.name)) return;
      running.set(
        job.name,
        perform(job).finally(() => running.delete(job.name)),
      );
    };
    if (job.atStart) start();
    else if (!job.isLocal) {
      running.set(
        job.name,
        leases
          .postpone(job.name)
          .catch((error: Error) => logger.error({ job: job.name, error: error.message }, "a job failed"))
          .finally(() => running.delete(job.name)),
      );
    }
    return setInterval(start, job.isLocal ? job.everyMs : Math.min(job.everyMs, longestLookMs)).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
