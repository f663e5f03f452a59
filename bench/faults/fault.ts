export type Fault = {
  name: string;
  injected: string;
  /** Causes the fault, asserts, and reports what was seen. @throws Broken when an expectation is not met */
  run: () => Promise<string>;
};

export class Broken extends Error {
  override name = "Broken";
}

/** @throws Broken unless it holds */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Broken(what);
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function until(what: string, check: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  while (!(await check().catch(() => false))) {
    must(Date.now() < end, `${what}: not after ${seconds} seconds`);
    await pause(100);
  }
}
