import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { OperatorError } from "../../src/server-context/operator-error.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";
import { buildIsStale } from "../freshness.ts";

const buildScript = path.join(projectRoot, "scripts/build.ts");
const runBuild = path.join(projectRoot, "server/export/run-build.ts");

/** The folder of the build whose pages and scripts find their files below `base` (Vite's own option). */
export const folderOfBuild = (base: string): string =>
  path.join(projectRoot, base === "/" ? "dist" : `.tmp/builds/${base.replaceAll("/", "+")}`);

/** Runs a program of Node with this terminal; resolves to its exit code. */
const run = (words: readonly string[]) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: projectRoot, stdio: "inherit" });
    child.on("error", reject).on("exit", (code) => resolve(code ?? 1));
  });

/**
 * Builds the site for a folder, unless it is built from these sources already.
 * @throws OperatorError without the sources, or when the build fails
 */
export async function buildFor(base: string): Promise<void> {
  const folder = folderOfBuild(base);
  if (!existsSync(buildScript)) {
    throw new OperatorError(`Only a checkout of the site with its packages (npm ci) can be exported to ${base}.`);
  }
  if (!(await buildIsStale(projectRoot, folder))) return;
  if ((await run([buildScript, "--base", base, "--into", folder])) !== 0)
    throw new OperatorError("The build failed; its message is above.");
}

/** Runs a command of the site in the build for a folder, as a process of its own; resolves to its exit code. */
export async function runInBuildFor(base: string, words: readonly string[]): Promise<number> {
  await buildFor(base);
  return run([...process.execArgv, runBuild, path.join(folderOfBuild(base), "server/server.js"), ...words]);
}
