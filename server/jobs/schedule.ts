import type { Job } from "../../src/features/noun.ts";
import { minuteMs } from "../../src/lib/time/durations.ts";
import type { Logger } from "../logger.ts";
import type { JobLeases } from "./leases.ts";

export type JobWatch = {
  succeeded: (job: Job) => Promise<void>;
  failed: (job: Job, reason: string) => Promise<void>;
};

/** Longest polling interval; a dead replica's job is resumed within two of these. */
const maxPollMs = minuteMs;

type Options = {
  leases: JobLeases;
  logger: Pick<Logger, "error" | "debug">;
  onRun?: (job: string, outcome: "done" | "failed", seconds: number) => void;
  watch?: JobWatch;
};

/** A job never overlaps with itself, across replicas. @returns the function that stops it once running jobs have finished */
export function startSchedule(jobs: readonly Job[], { leases, logger, onRun, watch }: Options): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const track = (name: string, work: Promise<void>) => {
    running.set(
      name,
      work.finally(() => running.delete(name)),
    );
  };

  async function runJob(job: Job): Promise<void> {
    const start = performance.now();
    const report = (outcome: "done" | "failed") => onRun?.(job.name, outcome, (performance.now() - start) / 1000);
    try {
      const hasRun = job.isLocal ? await job.run().then(() => true) : await leases.run(job.name, job.everyMs, job.run);
      if (!hasRun) return;
      report("done");
      // A notice that can't be cleared now is cleared after the next run.
      if (!job.isLocal) await watch?.succeeded(job).catch(() => undefined);
    } catch (error) {
      report("failed");
      const reason = (error as Error).message;
      logger.error({ job: job.name, error: reason }, "a job failed");
      if (job.isLocal) return;
      // Without a database no notice can be stored, and the outage is visible anyway.
      await watch?.failed(job, reason).catch(() => undefined);
    }
  }

  const timers = jobs.map((job) => {
    const start = () => {
      if (!running.has(job.name)) track(job.name, runJob(job));
    };
    if (job.atStart) start();
    else if (!job.isLocal) {
      const logFailure = (error: Error) => logger.error({ job: job.name, error: error.message }, "a job failed");
      track(job.name, leases.postpone(job.name).catch(logFailure));
    }
    return setInterval(start, job.isLocal ? job.everyMs : Math.min(job.everyMs, maxPollMs)).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
