import { OperatorError } from "../src/server-context/operator-error.ts";

/** Runs a command line. An error sets the exit code: an `OperatorError` is shown as its sentence, any other with its stack. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exitCode = 1;
  }
}
