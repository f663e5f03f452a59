import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

test("every server function declares its middleware, without which failures have no code in the browser", async () => {
  const bare: string[] = [];
  let functions = 0;
  for await (const file of glob("src/**/*.ts", { cwd: root })) {
    const source = await readFile(path.join(root, file), "utf8");
    for (const { index, 0: call } of source.matchAll(/(createServerFn|adminFunction)\([^)]*\)(\s*\.middleware\()?/g)) {
      functions += 1;
      if (!/^adminFunction|\.middleware\(/.test(call))
        bare.push(`${file}:${source.slice(0, index).split("\n").length}`);
    }
  }
  expect(functions).toBeGreaterThan(150);
  expect(bare).toEqual([]);
});
