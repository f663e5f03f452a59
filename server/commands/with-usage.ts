import { OperatorError } from "../../src/server-context/error-messages.ts";

/** Reads the arguments of a command. @throws OperatorError with the message of what `read` throws, and the usage */
export function withUsage<Arguments>(usage: string, read: () => Arguments): Arguments {
  try {
    return read();
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${usage}`.trim());
  }
}
