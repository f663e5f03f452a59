import type { Logger } from "../logger.ts";

/** Work that happens without anyone asking. */
export type Job = {
  /** For the log. */
  name: string;
  everyMs: number;
  /** Also once at the start. */
  atStart?: boolean;
  run: () => Promise<unknown>;
};

/**
 * Starts what must happen without anyone asking; a run never overlaps with the one before. Returns the function that
 * stops it and resolves when what was running has finished.
 */
export function startSchedule(jobs: readonly Job[], logger: Logger): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const timers = jobs.map((job) => {
    const start = () => {
      if (running.has(job.name)) return;
      const run = job
        .run()
        .catch((error: Error) => logger.error({ job: job.name, error: error.message }, "a job failed"))
        .then(() => void running.delete(job.name));
      running.set(job.name, run);
    };
    if (job.atStart) start();
    return setInterval(start, job.everyMs).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
