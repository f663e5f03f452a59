import type { EmailFailure } from "../../src/features/platform.server.ts";
import type { RouteMatch } from "../../src/match-route.ts";

type TraceParent = {
  traceId: string;
  spanId: string;
  flags: number;
};

const shape = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** W3C Trace Context, section 3.2; undefined when invalid. */
export function readTraceParent(header: string | null | undefined): TraceParent | undefined {
  const [, version, traceId = "", spanId = "", flags = "", more] = shape.exec(header ?? "") ?? [];
  if (version === undefined || version === "ff" || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  // Later versions may append fields.
  if (version === "00" && more !== undefined) return undefined;
  return { traceId, spanId, flags: Number.parseInt(flags, 16) };
}

export type RequestFacts = {
  method: string;
  /** Pattern such as /blog/$slug: bounded cardinality. */
  route: string;
};

export type FinishedRequest = RequestFacts & { status: number; seconds: number; isFromCache: boolean };

export type ObservedRequest = {
  traceId: string | undefined;
  /** `sql` contains no values. */
  queried(sql: string, milliseconds: number): void;
  /** The response was in memory. */
  servedFromCache(): void;
  finished(status: number): void;
};

export type Meter = {
  requestFinished(request: FinishedRequest): void;
  jobFinished(job: string, outcome: "done" | "failed", seconds: number): void;
  /** @param result "sent" or the failure */
  emailFinished(queue: string, result: "sent" | EmailFailure): void;
};

export type Tracer = {
  start(facts: RequestFacts, traceparent: string | undefined): ObservedRequest;
  stop(): Promise<void>;
};

export type Observer = {
  request(
    request: Pick<RequestFacts, "method"> & { match: RouteMatch | undefined },
    traceparent: string | undefined,
  ): ObservedRequest;
};

/** Metrics and traces; with neither, it only reads the incoming trace context. */
export function createObserver({ meter, tracer }: { meter?: Meter; tracer?: Tracer }): Observer {
  return {
    request({ method, match }, traceparent) {
      const traceId = readTraceParent(traceparent)?.traceId;
      const ignore = () => undefined;
      if (!meter && !tracer) return { traceId, queried: ignore, servedFromCache: ignore, finished: ignore };
      const start = performance.now();
      const facts = { method, route: match?.route ?? "none" };
      let isFromCache = false;
      const span = tracer?.start(facts, traceparent);
      return {
        traceId: span?.traceId ?? traceId,
        queried: (sql, milliseconds) => span?.queried(sql, milliseconds),
        servedFromCache() {
          isFromCache = true;
          span?.servedFromCache();
        },
        finished(status) {
          span?.finished(status);
          meter?.requestFinished({ ...facts, status, seconds: (performance.now() - start) / 1000, isFromCache });
        },
      };
    },
  };
}
