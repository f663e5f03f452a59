import type { MiddlewareHandler } from "hono";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { createRateLimits } from "../limits/rate-limits.ts";
import type { ClientNetwork } from "./connection/client-network.ts";
import type { RequestEnv } from "./connection/match-request.ts";
import { ownWrite } from "./forms.ts";
import { closingAnswer, formFault, mayExceed, readLimitedBody, usualBodyBytes } from "./request-body.ts";
import { functionBodyLimit } from "./server-functions.ts";

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
function createFormsWithFiles() {
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

/** Requests with something to read that one network sends; an office shares one. */
const requestLimit = { bucket: "requests-to-read", points: 3_000, seconds: 60 };
/** Forms with a file that one network sends. */
const fileLimit = { bucket: "forms-with-a-file", points: 20, seconds: 600 };

const writingMethods: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH", "DELETE"]);

const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";

const sendLater = (message: string, seconds: number) => closingAnswer(429, message, { "Retry-After": String(seconds) });

type Parts = Pick<SiteContext, "siteUrl" | "readSession"> & {
  formOrigins: readonly string[];
  clientNetwork: ClientNetwork;
};

/**
 * Stands before everything that reads a body or decodes input. Counts the client's network first, then rejects what
 * another site sent, then reads the body up to the limit of its door.
 */
export function createBodyGuard({
  siteUrl,
  readSession,
  formOrigins,
  clientNetwork,
}: Parts): MiddlewareHandler<RequestEnv> {
  // In this process, whose memory and time they protect, however many share a database.
  const count = createRateLimits();
  const receiveFormWithFile = createFormsWithFiles();

  return async (context, next) => {
    const { req, env } = context;
    const match = context.get("match");
    const isFunction = match?.route === "/_serverFn/$";
    if (isReading(req.raw) && !isFunction) return next();
    const key = clientNetwork(req.raw, env);
    const wait = await count({ ...requestLimit, key });
    if (wait > 0) return sendLater("Too many requests in a short time. Please try again in a minute.", wait);
    if (isReading(req.raw)) return next();

    const policy = match?.policy ?? {};
    if (writingMethods.has(req.raw.method) && !policy.isUpload && !policy.isWebhook) {
      const own = ownWrite(req.raw, policy, { siteUrl, formOrigins });
      if (own instanceof Response) return own;
      req.raw = own;
    }
    // Checks who sends it, and goes to the disk as it arrives.
    if (policy.isUpload) return next();

    const maxBytes = isFunction
      ? await functionBodyLimit(req.raw, match.params.rest ?? "", readSession)
      : (policy.maxBodyBytes ?? usualBodyBytes);
    if (maxBytes instanceof Response) return maxBytes;
    async function accept(body: Buffer<ArrayBuffer> | undefined): Promise<Response | undefined> {
      const fault = body && policy.form ? await formFault(body, req.raw.headers, policy) : undefined;
      if (fault) return fault;
      if (body) req.raw = new Request(req.raw, { method: req.raw.method, body });
      await next();
      return undefined;
    }
    if (policy.acceptsFile === true && mayExceed(req.raw, usualBodyBytes)) {
      const fileWait = await count({ ...fileLimit, key });
      if (fileWait > 0) return sendLater("Too many files in a short time. Please try again later.", fileWait);
      return receiveFormWithFile(req.raw, maxBytes, accept);
    }
    const body = await readLimitedBody(req.raw, maxBytes);
    return body instanceof Response ? body : accept(body);
  };
}
