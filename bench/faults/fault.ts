/** One thing that goes wrong, and what must hold meanwhile and afterwards. */
export type Fault = {
  name: string;
  /** How it is brought about. */
  injected: string;
  /** Brings it about, asserts, and says what was seen. @throws Broken when something did not hold */
  run: () => Promise<string>;
};

/** What should hold and did not. */
export class Broken extends Error {
  override name = "Broken";
}

/** @throws Broken unless it holds */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Broken(what);
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when `check` is true. @throws Broken after `seconds` */
export async function until(what: string, check: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  while (!(await check().catch(() => false))) {
    must(Date.now() < end, `${what}: not after ${seconds} seconds`);
    await pause(100);
  }
}
