export type TraceParent = {
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
