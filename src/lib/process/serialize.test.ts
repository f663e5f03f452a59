import { describe, expect, test } from "vitest";
import { serialize } from "./serialize.ts";

describe("serialize", () => {
  test("runs overlapping calls in order, also after a failure", async () => {
    const reads = ["older", "newer", undefined, "newest"].map((value) => ({ value, ...Promise.withResolvers<void>() }));
    let next = 0;
    let state: string | undefined;
    const reload = serialize(async () => {
      const read = reads[next++];
      await read?.promise;
      if (read?.value === undefined) throw new Error("no database");
      state = read.value;
    });
    const [first, second, third, fourth] = [reload(), reload(), reload(), reload()];
    for (const { resolve } of reads.toReversed()) resolve();
    await first;
    await second;
    await expect(third).rejects.toThrow("no database");
    await fourth;
    expect(state).toBe("newest");
  });
});
