import { setTimeout as pause } from "node:timers/promises";

export type Fault = {
  name: string;
  injected: string;
  /** Causes the fault, asserts, and describes what was observed. @throws ExpectationError when an expectation is not met */
  run: () => Promise<string>;
};

export class ExpectationError extends Error {
  override name = "ExpectationError";
}

/** @throws ExpectationError when the condition is false */
export function assertThat(condition: boolean, message: string): asserts condition {
  if (!condition) throw new ExpectationError(message);
}

export async function waitUntil(message: string, check: () => Promise<boolean>, seconds = 60): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (!(await check().catch(() => false))) {
    assertThat(Date.now() < deadline, `${message}: not after ${seconds} seconds`);
    await pause(100);
  }
}
