import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { attackProduct, reproducer } from "../../bench/fuzz.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { isThorough } from "./support/thorough.ts";

test("no generated request causes a server error", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "attack-"));
  onTestFinished(() => rm(dataDir, { recursive: true, maxRetries: 10 }));
  copyPrepared("sample", dataDir);
  const { statuses, faults } = await attackProduct(dataDir, { seed: 20_261_122, count: isThorough ? 500 : 250 });
  expect(faults.map(reproducer)).toEqual([]);
  // The requests got past routing: pages, input errors and responses to the administrator are among them.
  for (const status of [200, 401, 404, 422])
    expect(statuses.get(status) ?? 0, `responses with ${status}`).toBeGreaterThan(5);
});
