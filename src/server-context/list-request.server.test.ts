import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readImports } from "../../scripts/import-rules.ts";

test("`in` takes lists that the source spells out, or queries; others are one parameter", async () => {
  const files = new Set((await readImports(".", ["src", "server"])).map(({ from }) => from));
  const unbounded = [...files].filter((file) =>
    /"(?:not )?in", (?!\[["\d]|\[\.\.\.(?:waiting|states)\]|\(|(?:db|trx)\.selectFrom)/.test(
      readFileSync(file, "utf8"),
    ),
  );
  expect(unbounded).toEqual([]);
});
