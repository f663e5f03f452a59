import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { type RequestFacts, readTraceParent, type Tracer } from "./observer.ts";

/** Characters of SQL sent with a span. */
const maxStatementLength = 2_000;

const attributesOf = ({ method, route }: RequestFacts) => ({
  "http.request.method": method,
  "http.route": route,
});

/**
 * OpenTelemetry spans of requests and statements, without addresses, values or queries; lazy-loaded.
 * @param endpoint base URL of the collector, http/protobuf or http/json, such as http://localhost:4318
 */
export function startTracing({ endpoint, serviceName }: { endpoint: string; serviceName: string }): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer("site");

  function recordQuery(parent: Span, sql: string, milliseconds: number): void {
    const end = Date.now();
    const span = tracer.startSpan(
      sql.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? "QUERY",
      {
        kind: SpanKind.CLIENT,
        startTime: end - milliseconds,
        attributes: { "db.system.name": "postgresql", "db.query.text": sql.slice(0, maxStatementLength) },
      },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    span.end(end);
  }

  return {
    start(facts, traceparent) {
      const parent = readTraceParent(traceparent);
      const context = parent
        ? trace.setSpanContext(ROOT_CONTEXT, {
            traceId: parent.traceId,
            spanId: parent.spanId,
            traceFlags: parent.flags,
            isRemote: true,
          })
        : ROOT_CONTEXT;
      const options = { kind: SpanKind.SERVER, attributes: attributesOf(facts) };
      const span = tracer.startSpan(`${facts.method} ${facts.route}`, options, context);
      return {
        traceId: span.spanContext().traceId,
        queried: (sql, milliseconds) => recordQuery(span, sql, milliseconds),
        servedFromCache: () => void span.setAttribute("site.from_cache", true),
        finished(status) {
          span.setAttribute("http.response.status_code", status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    stop: () => provider.shutdown(),
  };
}
