import { closingAnswer, readLimitedBody } from "./request-body.ts";

/** Bytes of forms with a file that are in memory at a time. */
const maxHeldBytes = 16 * 1024 * 1024;
/** Milliseconds after which a form that still arrives makes room for another. */
const arrivesWithin = 2_000;

type Arriving = { since: number; drop: () => void };

const busy = () => closingAnswer(503, "The site is busy. Please try again in a minute.", { "Retry-After": "30" });

/**
 * Holds forms with a file in memory, as many as there is space for. One that arrives slowly makes room when others come, so
 * that forms which stand still keep no one out. What has arrived is handled one after the other: each takes several times its size.
 */
export function createFormsWithFiles() {
  /** The oldest first. */
  const arriving = new Set<Arriving>();
  let heldBytes = 0;
  let turn: Promise<unknown> = Promise.resolve();

  function hasRoomFor(bytes: number): boolean {
    for (const form of arriving) {
      if (heldBytes + bytes <= maxHeldBytes || performance.now() - form.since < arrivesWithin) break;
      form.drop();
    }
    return heldBytes + bytes <= maxHeldBytes;
  }

  function inTurn<Result>(handle: () => Promise<Result>): Promise<Result> {
    const handled = turn.then(handle, handle);
    turn = handled;
    return handled;
  }

  /** Reads a form of at most so many bytes and handles it; answers 413 to a longer one, and 503 where there is no room. */
  return async function receive<Result>(
    request: Request,
    maxBytes: number,
    handle: (body: Buffer<ArrayBuffer> | undefined) => Promise<Result>,
  ): Promise<Result | Response> {
    const bytes = Math.min(maxBytes, Number(request.headers.get("content-length") ?? maxBytes));
    if (!hasRoomFor(bytes)) return busy();
    heldBytes += bytes;
    const dropped = new AbortController();
    const form: Arriving = {
      since: performance.now(),
      drop() {
        arriving.delete(form);
        if (!dropped.signal.aborted) heldBytes -= bytes;
        dropped.abort();
      },
    };
    arriving.add(form);
    try {
      const body = await readLimitedBody(request, maxBytes, dropped.signal);
      arriving.delete(form);
      if (dropped.signal.aborted) return busy();
      return body instanceof Response ? body : await inTurn(() => handle(body));
    } finally {
      form.drop();
    }
  };
}
