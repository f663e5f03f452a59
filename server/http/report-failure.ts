import type { SiteContext } from "../../src/server-context/request-context.ts";
import type { Logger } from "../logger.ts";

export const createFailureLog =
  (logger: Logger): SiteContext["reportFailure"] =>
  ({ status, cause }) => {
    const level = status >= 500 ? "error" : "warn";
    logger[level]({ status, cause }, "a request failed");
  };
