import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { removeStaleFolders } from "./folder-of-tests.ts";

test("folders of runs that were killed are removed, those of running ones and of other programs stay", () => {
  const parent = mkdtempSync(path.join(tmpdir(), "stale-"));
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const kept = [`site-tests-${process.pid}`, `other-${pid}`, "site-tests-"];
  for (const name of [...kept, `site-tests-${pid}`]) mkdirSync(path.join(parent, name));
  writeFileSync(path.join(parent, `site-tests-${pid}`, "data"), "x");
  removeStaleFolders(parent);
  expect(readdirSync(parent).sort()).toEqual(kept.sort());
});
