import { expect, test } from "vitest";
import { readRelease, reviewReleases } from "./maintained.ts";

const now = new Date("2026-11-22T12:00:00Z");
const viewOutput = (times: Record<string, string>, latest: string) =>
  JSON.stringify({ time: { created: "2015-01-01T00:00:00Z", ...times }, "dist-tags": { latest } });

test("the newest release is the latest by date, whatever its version", () => {
  const times = { modified: "2026-11-01T00:00:00Z", "2.0.0": "2020-01-01T00:00:00Z", "1.9.9": "2026-02-03T00:00:00Z" };
  expect(readRelease("pad", "1.9.9", viewOutput(times, "2.0.0"))).toEqual({
    name: "pad",
    used: "1.9.9",
    latest: "2.0.0",
    newestAt: new Date("2026-02-03T00:00:00Z"),
  });
});

test.each(["", "{}", '{"error":{"code":"ENOTFOUND"}}', viewOutput({}, "1.0.0")])(
  "rejects %s as output of npm view",
  (stdout) => {
    expect(() => readRelease("pad", "1.0.0", stdout)).toThrow("The registry has no data about pad.");
  },
);

const releaseOf = (name: string, at: string) => ({ name, used: "1.0.0", latest: "1.1.0", newestAt: new Date(at) });

test("a package without a release in two years needs a reason", () => {
  const releases = [releaseOf("fresh", "2024-11-30T00:00:00Z"), releaseOf("old", "2024-11-10T00:00:00Z")];
  const report = reviewReleases(releases, {}, now);
  expect(report.passed).toBe(false);
  expect(report.lines).toContain("2 direct dependencies, 1 without a release in two years.");
  expect(report.lines.at(-1)).toMatch(/^old: last release 2024-11-10\. No reason is recorded/);
  expect(reviewReleases(releases, { old: "It is finished." }, now)).toMatchObject({ passed: true });
});

test("a reason that is no longer needed fails", () => {
  const report = reviewReleases([releaseOf("fresh", "2026-01-01T00:00:00Z")], { fresh: "It is finished." }, now);
  expect(report.passed).toBe(false);
  expect(report.lines.at(-1)).toContain("Remove it.");
});
