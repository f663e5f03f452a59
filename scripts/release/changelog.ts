/** The parts of a semantic version that a release raises. */
export const releaseSteps = ["major", "minor", "patch"] as const;

export type ReleaseStep = (typeof releaseSteps)[number];

/**
 * The version after `version` (semver.org): raises one part and sets those behind it to 0.
 * @throws Error when the version is not three numbers.
 */
export function nextVersion(version: string, step: ReleaseStep): string {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.map(Number) ?? [];
  if (major === undefined || minor === undefined || patch === undefined) {
    throw new Error(`"${version}" is not a semantic version.`);
  }
  switch (step) {
    case "major":
      return `${major + 1}.0.0`;
    case "minor":
      return `${major}.${minor + 1}.0`;
    case "patch":
      return `${major}.${minor}.${patch + 1}`;
  }
}

const heading = "## [Unreleased]\n";

/** What is under "Unreleased" in a changelog (keepachangelog.com), without its heading; empty when nothing does. */
export function unreleased(changelog: string): string {
  const start = changelog.indexOf(heading);
  if (start < 0) return "";
  const rest = changelog.slice(start + heading.length);
  const end = rest.search(/^## \[/m);
  return (end < 0 ? rest : rest.slice(0, end)).trim();
}

/** The changelog with "Unreleased" named after a version and a date (ISO), and a new empty "Unreleased" above it. */
export function releaseChangelog(changelog: string, version: string, date: string): string {
  return changelog.replace(heading, `${heading}\n## [${version}] - ${date}\n`);
}
