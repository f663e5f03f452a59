import { type DiskSpace, formatBytes, isLowOnSpace, usedPercent } from "../../src/features/overview/disk-space.ts";

type Tell = (figures: object, text: string) => void;

/** How often the same state is told again. */
const repeatMs = 24 * 3_600_000;

/** A function that writes a line into the log when the disk runs out of space, once a day while it does, and when that is over. */
export function watchDisk(
  freeDisk: () => Promise<DiskSpace>,
  logger: { info: Tell; warn: Tell },
  now: () => number = Date.now,
): () => Promise<void> {
  let toldAt: number | undefined;
  return async () => {
    const space = await freeDisk();
    const figures = { ...space, usedPercent: usedPercent(space) };
    if (!isLowOnSpace(space)) {
      if (toldAt !== undefined) logger.info(figures, "the disk has space again");
      toldAt = undefined;
    } else if (toldAt === undefined || now() - toldAt >= repeatMs) {
      toldAt = now();
      logger.warn(figures, `the disk of DATA_DIR is nearly full: ${formatBytes(space.freeBytes)} left; make space`);
    }
  };
}
