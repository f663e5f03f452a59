import type { MiddlewareHandler } from "hono";
import { copyOf } from "../../src/facts/page-texts.ts";
import type { Site } from "../../src/facts/site.ts";
import { errorResponseAndClose, readLimitedBody } from "../../src/server-context/http/limited-body.ts";
import { plainPageWords } from "../../src/server-context/http/plain-page-copy.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { createRateLimits } from "../limits/limit-store.ts";
import type { ClientNetwork } from "./connection/client-network.ts";
import type { RequestEnv } from "./connection/target-handler.ts";
import { originFault } from "./forms.ts";
import { defaultBodyBytes, mayExceed, parseForm } from "./request-body.ts";
import { functionBodyLimit } from "./server-functions.ts";

/** Bytes of forms with a file in memory at a time. */
const maxBufferedBytes = 16 * 1024 * 1024;
/** Milliseconds after which an unfinished form may be displaced by another. */
const bodyTimeoutMs = 2_000;

type PendingForm = { startedAt: number; cancel: () => void };

const busy = () =>
  errorResponseAndClose(503, "The site is busy. Please try again in a minute.", { "Retry-After": "30" });

/**
 * Buffers forms with a file up to the memory limit. Slow ones are displaced when others arrive, so stalled uploads
 * don't block anyone; handled one at a time, because each takes several times its size.
 */
function createFormsWithFiles() {
  const pending = new Set<PendingForm>();
  let bufferedBytes = 0;
  let lastHandled: Promise<unknown> = Promise.resolve();

  function hasRoomFor(bytes: number): boolean {
    for (const form of pending) {
      if (bufferedBytes + bytes <= maxBufferedBytes || performance.now() - form.startedAt < bodyTimeoutMs) break;
      form.cancel();
    }
    return bufferedBytes + bytes <= maxBufferedBytes;
  }

  function serialize<Result>(handle: () => Promise<Result>): Promise<Result> {
    const handled = lastHandled.then(handle, handle);
    lastHandled = handled;
    return handled;
  }

  /** 413 above `maxBytes`, 503 without room. */
  return async function receive<Result>(
    request: Request,
    maxBytes: number,
    handle: (body: Buffer<ArrayBuffer> | undefined) => Promise<Result>,
  ): Promise<Result | Response> {
    const bytes = Math.min(maxBytes, Number(request.headers.get("content-length") ?? maxBytes));
    if (!hasRoomFor(bytes)) return busy();
    bufferedBytes += bytes;
    const cancelled = new AbortController();
    const form: PendingForm = {
      startedAt: performance.now(),
      cancel() {
        pending.delete(form);
        if (!cancelled.signal.aborted) bufferedBytes -= bytes;
        cancelled.abort();
      },
    };
    pending.add(form);
    try {
      const body = await readLimitedBody(request, maxBytes, cancelled.signal);
      pending.delete(form);
      if (cancelled.signal.aborted) return busy();
      return body instanceof Response ? body : await serialize(() => handle(body));
    } finally {
      form.cancel();
    }
  };
}

/** Per network, which an office may share. */
const requestLimit = { bucket: "requests-to-read", points: 3_000, seconds: 60 };
const fileLimit = { bucket: "forms-with-a-file", points: 20, seconds: 600 };

const writingMethods: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH", "DELETE"]);

const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";

const rateLimited = (message: string, seconds: number) =>
  errorResponseAndClose(429, message, { "Retry-After": String(seconds) });

type Options = Pick<SiteContext, "siteUrl" | "readSession"> & {
  formOrigins: readonly string[];
  clientNetwork: ClientNetwork;
  site: () => Site;
};

/** Guards everything that reads a body: rate limit by network first, then same-origin check, then the route's size limit. */
export function createBodyGuard({
  siteUrl,
  readSession,
  formOrigins,
  clientNetwork,
  site,
}: Options): MiddlewareHandler<RequestEnv> {
  // Per process, whose memory and time it protects, even with a shared database.
  const count = createRateLimits();
  const receiveFormWithFile = createFormsWithFiles();

  return async (context, next) => {
    const { req, env } = context;
    const { match } = env.target;
    const isFunction = match?.route === "/_serverFn/$";
    if (isReading(req.raw) && !isFunction) return next();
    const key = clientNetwork(req.raw, env);
    const wait = await count({ ...requestLimit, key });
    if (wait > 0) return rateLimited(copyOf(site(), plainPageWords).tooManyRequests, wait);
    if (isReading(req.raw)) return next();

    const policy = match?.policy ?? {};
    if (writingMethods.has(req.raw.method) && !policy.isUpload && !policy.isWebhook) {
      const fault = originFault(req.raw, policy, { siteUrl, formOrigins }, site());
      if (fault) return fault;
    }
    // Authenticates by itself and streams to disk.
    if (policy.isUpload) return next();

    const maxBytes = isFunction
      ? await functionBodyLimit(req.raw, match.params.rest ?? "", readSession)
      : (policy.maxBodyBytes ?? defaultBodyBytes);
    if (maxBytes instanceof Response) return maxBytes;
    async function accept(body: Buffer<ArrayBuffer> | undefined): Promise<Response | undefined> {
      const form = body && policy.form ? await parseForm(body, req.raw.headers, policy) : undefined;
      if (form instanceof Response) return form;
      context.set("form", form);
      if (body) {
        const { url, method, headers, signal } = req.raw;
        // A form that was parsed is not read again, and a copy of its file would take memory.
        req.raw = new Request(url, { method, headers, signal, ...(!form && { body }) });
      }
      await next();
      return undefined;
    }
    if (policy.acceptsFile === true && mayExceed(req.raw, defaultBodyBytes)) {
      const fileWait = await count({ ...fileLimit, key });
      if (fileWait > 0) return rateLimited(copyOf(site(), plainPageWords).tooManyFiles, fileWait);
      return receiveFormWithFile(req.raw, maxBytes, accept);
    }
    const body = await readLimitedBody(req.raw, maxBytes);
    return body instanceof Response ? body : accept(body);
  };
}
