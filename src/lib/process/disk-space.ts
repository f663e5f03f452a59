export type DiskSpace = { freeBytes: number; totalBytes: number };

/** From 0 to 1. */
const usedShare = ({ freeBytes, totalBytes }: DiskSpace): number => (totalBytes === 0 ? 0 : 1 - freeBytes / totalBytes);

/** At least 90 percent in use. */
export const isLowOnSpace = (space: DiskSpace): boolean => usedShare(space) >= 0.9;

/** Whole percent, rounded down: 100 means full. */
export const usedPercent = (space: DiskSpace): number => Math.floor(usedShare(space) * 100);

/** Such as "3.1 GB". */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1e6;
  return megabytes < 1000 ? `${Math.floor(megabytes)} MB` : `${(Math.floor(megabytes / 100) / 10).toFixed(1)} GB`;
}
