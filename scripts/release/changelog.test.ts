import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { nextVersion, releaseChangelog, unnamedBreaks, unreleased } from "./changelog.ts";

test.each([
  ["0.1.9", "patch", "0.1.10"],
  ["0.1.9", "minor", "0.2.0"],
  ["0.1.9", "major", "1.0.0"],
] as const)("after %s a %s release is %s", (version, step, next) => expect(nextVersion(version, step)).toBe(next));

test("rejects a version that isn't three numbers", () => {
  expect(() => nextVersion("1.0.0-beta", "patch")).toThrow("not a semantic version");
});

const changelog = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A bin.\n\n## [0.1.0] - 2026-11-21\n\n- First.\n";

test("a release renames the unreleased section and leaves an empty one", () => {
  expect(unreleased(changelog)).toBe("### Added\n\n- A bin.");
  const released = releaseChangelog(changelog, "0.2.0", "2026-11-22");
  expect(unreleased(released)).toBe("");
  expect(released).toContain("## [0.2.0] - 2026-11-22\n\n### Added\n\n- A bin.\n\n## [0.1.0]");
});

test("a destructive migration must be named under the unreleased changes", () => {
  const migrations = [
    { name: "0085_statuses.sql", additive: false },
    { name: "0086_columns.sql", additive: true },
  ];
  expect(unnamedBreaks(changelog, migrations)).toEqual(["0085_statuses.sql"]);
  expect(unnamedBreaks(changelog.replace("- A bin.", "- Stop all replicas (0085)."), migrations)).toEqual([]);
  expect(unnamedBreaks(changelog.replace("- First.", "- Stop all replicas (0085)."), migrations)).toHaveLength(1);
});

test("the project's own changelog has the standard sections", async () => {
  const projectChangelog = await readFile(path.resolve(import.meta.dirname, "../../CHANGELOG.md"), "utf8");
  const standard = new Set(["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]);
  const titles = Array.from(projectChangelog.matchAll(/^### (.+)$/gm), ([, title = ""]) => title);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => !standard.has(title))).toEqual([]);
  expect(projectChangelog).toContain("## [Unreleased]");
});

test("the changelog's newest version matches the package and its lock file", async () => {
  const read = (file: string) => readFile(path.resolve(import.meta.dirname, "../..", file), "utf8");
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m.exec(await read("CHANGELOG.md")) ?? [];
  for (const file of ["package.json", "package-lock.json"]) {
    expect(JSON.parse(await read(file)), file).toHaveProperty("version", newest);
  }
});
