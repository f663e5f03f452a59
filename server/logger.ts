import { type DestinationStream, type LogFn, pino } from "pino";
import type { Config } from "./config/read-config.ts";
import { currentRequest } from "./observe/request-id.ts";
import { createRepeatedLines } from "./repeated-lines.ts";
import { version } from "./service.ts";

export type Logger = ReturnType<typeof createLogger>;

const warning = 40;

type Fields = Record<string, unknown>;

/** What a line was called with: fields and a message, or one of them. */
function partsOf([first, second]: Parameters<LogFn> | []): { fields: Fields; message: string | undefined } {
  if (typeof first === "string") return { fields: {}, message: first };
  return { fields: (first ?? {}) as Fields, message: second };
}

/**
 * A structured log on standard output; what is written holds no personal data (no email addresses, client ips, form fields or queries).
 * What is written during a request carries its id. Warnings and errors that repeat each other are counted.
 */
export function createLogger(level: Config["logLevel"], service = "chartroom", destination?: DestinationStream) {
  const repeated = createRepeatedLines();
  const mixin = (fields: object) => {
    // A count belongs to no request, though it may be written within one.
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
        logMethod(parts, method, number) {
          const { fields, message } = partsOf(parts);
          const write = (counted: Fields) => method.apply(this, [counted, message]);
          if (number < warning || repeated.isFirst(number, fields, message, write)) method.apply(this, parts);
        },
      },
    },
    destination,
  );
}
