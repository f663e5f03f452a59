import type { Config } from "../config/read-config.ts";
import type { MetricsParts } from "./metrics.ts";
import { createObserver, type Meter, type Observer } from "./observer.ts";

export type Observing = {
  observer: Observer;
  meter: Meter | undefined;
  stop: () => Promise<void>;
};

/** Packages are lazy-loaded. @throws OperatorError when the metrics address cannot be used */
export async function openObserver(
  { metrics, tracing }: Pick<Config, "metrics" | "tracing">,
  parts: MetricsParts,
): Promise<Observing> {
  const stops: (() => Promise<void>)[] = [];
  // First, because the metrics server would stay open if this failed.
  const tracer = tracing && (await import("./tracing.ts")).startTracing(tracing);
  if (tracer) stops.push(() => tracer.stop());
  let meter: Meter | undefined;
  if (metrics) {
    const { createMetrics, serveMetrics } = await import("./metrics.ts");
    const registry = createMetrics(parts);
    stops.push(await serveMetrics(registry, metrics));
    meter = registry;
  }
  return {
    observer: createObserver({ meter, tracer }),
    meter,
    // An unavailable collector must not delay the shutdown.
    stop: async () => void (await Promise.allSettled(stops.map((stop) => stop()))),
  };
}
