import { closingAnswer, readLimitedBody } from "./request-body.ts";

/** Bytes of forms with a file that are in memory at a time. */
const maxHeldBytes = 24 * 1024 * 1024;
/** Forms with a file that are handled at a time: each takes several times its size. */
const maxHandled = 2;

type Arriving = { bytes: number; drop: () => void };

/**
 * Holds forms with a file in memory, as many as there is space for: the one that has been arriving for longest makes room, so
 * that forms which stand still keep no one out. What has arrived waits for its turn.
 */
export function createFormsWithFiles() {
  /** The oldest first. */
  const arriving = new Set<Arriving>();
  let heldBytes = 0;
  let handled = 0;
  const waiting: (() => void)[] = [];

  function makeRoom(): void {
    for (const form of arriving) {
      if (heldBytes <= maxHeldBytes) return;
      form.drop();
    }
  }

  async function inTurn<Result>(handle: () => Promise<Result>): Promise<Result> {
    if (handled < maxHandled) handled += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await handle();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else handled -= 1;
    }
  }

  /** Reads a form of at most so many bytes and handles it; answers 413 to a longer one, and 503 to one that made room. */
  return async function receive<Result>(
    request: Request,
    maxBytes: number,
    handle: (body: Buffer<ArrayBuffer> | undefined) => Promise<Result>,
  ): Promise<Result | Response> {
    const dropped = new AbortController();
    let isCounted = true;
    const form: Arriving = {
      bytes: 0,
      drop() {
        arriving.delete(form);
        if (isCounted) heldBytes -= form.bytes;
        isCounted = false;
        dropped.abort();
      },
    };
    arriving.add(form);
    try {
      const body = await readLimitedBody(request, maxBytes, {
        signal: dropped.signal,
        onBytes(count) {
          form.bytes += count;
          heldBytes += count;
          makeRoom();
        },
      });
      arriving.delete(form);
      if (dropped.signal.aborted)
        return closingAnswer(503, "The site is busy. Please try again in a minute.", { "Retry-After": "30" });
      return body instanceof Response ? body : await inTurn(() => handle(body));
    } finally {
      form.drop();
    }
  };
}
