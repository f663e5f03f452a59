import { type DestinationStream, type LogFn, pino } from "pino";
import packageJson from "../package.json" with { type: "json" };
import type { Config } from "./config/read-config.ts";
import { currentRequest } from "./observe/request-id.ts";
import { createRepeatedLines } from "./repeated-lines.ts";

export const { version } = packageJson;

export type Logger = ReturnType<typeof createLogger>;

const warning = 40;

type Fields = Record<string, unknown>;

function partsOf([first, second]: Parameters<LogFn> | []): { fields: Fields; message: string | undefined } {
  if (typeof first === "string") return { fields: {}, message: first };
  return { fields: (first ?? {}) as Fields, message: second };
}

/**
 * Structured log on stdout without personal data (no email or IP addresses, form fields or queries). Lines carry the request
 * id; repeated warnings and errors are counted.
 */
export function createLogger(level: Config["logLevel"], service = "chartroom", destination?: DestinationStream) {
  const repeated = createRepeatedLines();
  const mixin = (fields: object) => {
    // A count may be written during an unrelated request.
    const { id, traceId } = ("repeated" in fields ? undefined : currentRequest()) ?? {};
    return { ...(id !== undefined && { id }), ...(traceId !== undefined && { trace: traceId }) };
  };
  return pino(
    {
      level,
      base: { service, version },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin,
      hooks: {
        logMethod(parts, method, level) {
          const { fields, message } = partsOf(parts);
          const write = (entry: Fields) => method.apply(this, [entry, message]);
          if (level < warning || repeated.isFirst(level, fields, message, write)) method.apply(this, parts);
        },
      },
    },
    destination,
  );
}
