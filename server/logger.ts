import { pino } from "pino";
import type { Config } from "./config.ts";

export type Logger = ReturnType<typeof createLogger>;

/** A structured log on standard output; what is written holds no personal data (no addresses, no form fields, no queries). */
export function createLogger(level: Config["logLevel"]) {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
