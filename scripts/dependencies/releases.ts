import { z } from "zod";

const oldestMs = 2 * 365.25 * 86_400_000;

/** A direct dependency: the version in use, the latest one, and when anything of it was released last. */
export type Release = { name: string; used: string; latest: string; newestAt: Date };

const view = z.object({ time: z.record(z.string(), z.string()), "dist-tags": z.object({ latest: z.string() }) });

/**
 * What `npm view NAME time dist-tags --json` says of a package.
 * @throws Error in words for an answer of another kind, such as that of a registry which cannot be reached
 */
export function readRelease(name: string, used: string, stdout: string): Release {
  let answer: unknown;
  try {
    answer = JSON.parse(stdout);
  } catch {
    answer = undefined;
  }
  const read = view.safeParse(answer);
  const times = Object.entries(read.data?.time ?? {}).filter(([version]) => /^\d/.test(version));
  const newest = Math.max(...times.map(([, at]) => Date.parse(at)));
  if (!read.success || !Number.isFinite(newest)) throw new Error(`The registry says nothing about ${name}.`);
  return { name, used, latest: read.data["dist-tags"].latest, newestAt: new Date(newest) };
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/**
 * Lists dependencies with their last release. What had none in two years needs a reason in `exceptions`; without one it is not
 * fine, and neither is a reason for a package that does not need it any more.
 */
export function judgeReleases(
  releases: readonly Release[],
  exceptions: Readonly<Record<string, string>>,
  now: Date,
): { lines: string[]; isFine: boolean } {
  const abandoned = releases.filter(({ newestAt }) => now.getTime() - newestAt.getTime() > oldestMs);
  const unused = Object.keys(exceptions).filter((name) => !abandoned.some((release) => release.name === name));
  return {
    lines: [
      ...releases.map(({ name, used, latest, newestAt }) => {
        const newer = used === latest ? "" : `  -> ${latest}`;
        return `${name.padEnd(42)} ${used.padEnd(16)} last release ${dayOf(newestAt)}${newer}`;
      }),
      "",
      `${releases.length} direct dependencies, ${abandoned.length} without a release in two years.`,
      ...abandoned.map(
        ({ name, newestAt }) =>
          `${name}: last release ${dayOf(newestAt)}. ${exceptions[name] ?? "No reason is recorded: replace it, or write one into maintained.ts."}`,
      ),
      ...unused.map((name) => `${name}: has a reason in maintained.ts that it does not need. Remove it.`),
    ],
    isFine: unused.length === 0 && abandoned.every(({ name }) => name in exceptions),
  };
}
