import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readMigrations } from "../../server/database/migrate.ts";
import { nextVersion, releaseChangelog, releaseSteps, unnamedBreaks, unreleased } from "./changelog.ts";

const root = path.resolve(import.meta.dirname, "../..");

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;
const output = (command: string, ...args: string[]): string =>
  spawnSync(command, args, { cwd: root, encoding: "utf8" }).stdout.trim();

function abort(sentence: string): never {
  console.error(`\n${sentence}`);
  process.exit(1);
}

const step = releaseSteps.find((name) => name === process.argv[2]);
if (!step) abort("Say what kind of release it is: npm run release -- patch | minor | major");

const changelogFile = path.join(root, "CHANGELOG.md");
const changelog = await readFile(changelogFile, "utf8");
const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8")) as { version: string };
const next = nextVersion(version, step);

/** Since the commit that wrote the current version. */
async function newMigrations() {
  const released = output("git", "log", "-1", "--format=%H", `-S"version": "${version}"`, "--", "package.json");
  const releasedNames = new Set(output("git", "ls-tree", "--name-only", `${released}:db/migrations`).split("\n"));
  return (await readMigrations(path.join(root, "db/migrations"))).filter(({ name }) => !releasedNames.has(name));
}

const unnamed = unnamedBreaks(changelog, await newMigrations());

/** A question answered with "no" ends the release with its sentence. */
const checklist: readonly [question: string, isTrue: () => boolean, advice: string][] = [
  ["The branch is main", () => output("git", "branch", "--show-current") === "main", "Release from main."],
  [
    "Nothing is uncommitted",
    () => output("git", "status", "--porcelain") === "",
    "Commit or discard your changes first.",
  ],
  [
    "The changelog says what changed",
    () => unreleased(changelog) !== "",
    'Write under "Unreleased" in CHANGELOG.md what changes for owners and developers.',
  ],
  [
    "The changelog names each migration that the previous version does not tolerate",
    () => unnamed.length === 0,
    `Write under "Unreleased" what ${unnamed.join(", ")} removes, by its number, and whether all replicas have to be stopped (docs/upgrading.md).`,
  ],
  [
    "A major release says how to upgrade",
    () => step !== "major" || /upgrad/i.test(unreleased(changelog)),
    'A major release needs upgrade notes under "Unreleased": what an owner has to do, in order.',
  ],
  ["The lock file fits package.json", () => run("npm", "ci", "--dry-run"), "Run npm install and commit the lock file."],
  [
    "Every licence is accepted",
    () => run("npm", "run", "--silent", "licences"),
    "Replace the package, or accept its licence.",
  ],
  [
    "Every dependency is maintained",
    () => run("npm", "run", "--silent", "maintained"),
    "Replace it, or record the reason.",
  ],
  ["Every test passes", () => run("npm", "run", "test:thorough"), "Fix what fails."],
  ["The build succeeds", () => run("npm", "run", "build"), "Fix the build."],
];

for (const [question, isTrue, advice] of checklist) {
  console.log(`\n== ${question}?`);
  if (!isTrue()) abort(advice);
}

await writeFile(changelogFile, releaseChangelog(changelog, next, new Date().toISOString().slice(0, 10)));
if (!run("npm", "version", next, "--no-git-tag-version")) abort("The version could not be written.");
if (!run("git", "commit", "--all", "--message", `Release ${next}`)) abort("The release could not be committed.");
if (!run("git", "tag", "--annotate", `v${next}`, "--message", `Version ${next}`))
  abort("The release could not be tagged.");
console.log(`\nReleased ${next}. Publish it with: git push --follow-tags`);
