import { pino } from "pino";
import type { Config } from "./config.ts";
import { currentRequest } from "./observe/request-id.ts";

export type Logger = ReturnType<typeof createLogger>;

/** A structured log on standard output; what is written holds no personal data (no email addresses, client ips, form fields or queries). What is written during a request carries its id. */
export function createLogger(level: Config["logLevel"]) {
  const mixin = () => {
    const { id, traceId } = currentRequest() ?? {};
    return { ...(id !== undefined && { id }), ...(traceId !== undefined && { trace: traceId }) };
  };
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, mixin });
}
