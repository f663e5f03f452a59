/** The space of the server's disk, in bytes. */
export type DiskSpace = { freeBytes: number; totalBytes: number };

/** The share of the disk that is in use, from 0 to 1. */
const usedShare = ({ freeBytes, totalBytes }: DiskSpace): number => (totalBytes === 0 ? 0 : 1 - freeBytes / totalBytes);

/** Whether it is time to make space: nine tenths are in use. */
export const isLowOnSpace = (space: DiskSpace): boolean => usedShare(space) >= 0.9;

/** The used part in whole per cent, rounded down: 100 means full. */
export const usedPercent = (space: DiskSpace): number => Math.floor(usedShare(space) * 100);

/** Bytes in words, such as "3.1 GB". */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1e6;
  return megabytes < 1000 ? `${Math.floor(megabytes)} MB` : `${(Math.floor(megabytes / 100) / 10).toFixed(1)} GB`;
}
