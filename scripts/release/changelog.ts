export const releaseSteps = ["major", "minor", "patch"] as const;

export type ReleaseStep = (typeof releaseSteps)[number];

/** The next version (semver.org). @throws Error when `version` is not three numbers */
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

export function unreleased(changelog: string): string {
  const start = changelog.indexOf(heading);
  if (start < 0) return "";
  const rest = changelog.slice(start + heading.length);
  const end = rest.search(/^## \[/m);
  return (end < 0 ? rest : rest.slice(0, end)).trim();
}

/** Migrations that break the previous version and are not named by their number under "Unreleased". */
export function unnamedBreaks(changelog: string, migrations: readonly { name: string; additive: boolean }[]): string[] {
  const text = unreleased(changelog);
  const breaks = migrations.filter(({ name, additive }) => !additive && !text.includes(name.slice(0, 4)));
  return breaks.map(({ name }) => name);
}

export function releaseChangelog(changelog: string, version: string, date: string): string {
  return changelog.replace(heading, `${heading}\n## [${version}] - ${date}\n`);
}
