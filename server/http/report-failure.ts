import type { SiteContext } from "../../src/server-context/request-context.ts";
import type { Logger } from "../logger.ts";

/** Writes failures into the log: faults of ours as errors, what was rejected as a warning. */
export const createFailureLog =
  (logger: Logger): SiteContext["reportFailure"] =>
  ({ status, cause }) => {
    const level = status >= 500 ? "error" : "warn";
    logger[level]({ status, cause }, "a request failed");
  };
