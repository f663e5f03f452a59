import type { EmailFailure } from "../../src/features/email/email-failure.ts";
import { matchRoute } from "../../src/match-route.ts";

type TraceParent = {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  flags: number;
};

const shape = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** The caller's place in a trace (W3C Trace Context, section 3.2); undefined when the header holds none. */
export function readTraceParent(header: string | null | undefined): TraceParent | undefined {
  const [, version, traceId = "", spanId = "", flags = "", more] = shape.exec(header ?? "") ?? [];
  if (version === undefined || version === "ff" || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  // Later versions may append; this one has four parts.
  if (version === "00" && more !== undefined) return undefined;
  return { traceId, spanId, flags: Number.parseInt(flags, 16) };
}

export type RequestFacts = {
  method: string;
  /** The route's pattern, such as /blog/$slug: what is measured must not grow with what visitors type. */
  route: string;
  /** Answered from memory before the application was asked. */
  fromCache: boolean;
};

export type FinishedRequest = RequestFacts & { status: number; seconds: number };

/** One request while it is answered. */
export type ObservedRequest = {
  traceId: string | undefined;
  /** A statement that the database has answered for it; `sql` holds no values. */
  queried(sql: string, milliseconds: number): void;
  finished(status: number): void;
};

/** What counts requests and jobs. */
export type Meter = {
  requestFinished(request: FinishedRequest): void;
  jobFinished(job: string, outcome: "done" | "failed", seconds: number): void;
  /** @param result "sent", or why it was not */
  emailFinished(queue: string, result: "sent" | EmailFailure): void;
};

/** What follows requests through the site and beyond. */
export type Tracer = {
  start(facts: RequestFacts, traceparent: string | undefined): ObservedRequest;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
};

export type Observer = {
  request(method: string, path: string, traceparent: string | undefined, fromCache?: boolean): ObservedRequest;
};

/** Observes requests for metrics and traces: without a meter and a tracer it only reads the trace that a caller began. */
export function createObserver({
  meter,
  tracer,
}: {
  meter?: Meter | undefined;
  tracer?: Tracer | undefined;
}): Observer {
  return {
    request(method, path, traceparent, fromCache = false) {
      const traceId = readTraceParent(traceparent)?.traceId;
      if (!meter && !tracer) return { traceId, queried: () => undefined, finished: () => undefined };
      const start = performance.now();
      const facts = { method, route: matchRoute(path)?.route ?? "none", fromCache };
      const span = tracer?.start(facts, traceparent);
      return {
        traceId: span?.traceId ?? traceId,
        queried: (sql, milliseconds) => span?.queried(sql, milliseconds),
        finished(status) {
          span?.finished(status);
          meter?.requestFinished({ ...facts, status, seconds: (performance.now() - start) / 1000 });
        },
      };
    },
  };
}
