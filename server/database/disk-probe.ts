import { probeWrite } from "./data-directory.ts";

type Clock = () => number;

/** Milliseconds that an answer of the disk is reused, so that frequent health checks cost it nothing. */
const reusedForMs = 3_000;
/** Milliseconds after which a disk that has not answered counts as one that rejects. */
const timeoutMs = 2_000;

/**
 * A function that resolves to whether the disk of a directory is writable; asked at most once in three seconds, and
 * never twice at the same time.
 * @param probe writes something; rejects when the disk rejects
 */
export function createDiskProbe(
  directory: string,
  probe: (directory: string) => Promise<void> = probeWrite,
  now: Clock = Date.now,
): () => Promise<boolean> {
  let writing: Promise<boolean> | undefined;
  let last: { at: number; writable: boolean } | undefined;

  async function write(): Promise<boolean> {
    const writable = await probe(directory).then(
      () => true,
      () => false,
    );
    last = { at: now(), writable };
    writing = undefined;
    return writable;
  }

  return async () => {
    if (last && now() - last.at < reusedForMs) return last.writable;
    writing ??= write();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), timeoutMs);
    });
    try {
      return await Promise.race([writing, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };
}
