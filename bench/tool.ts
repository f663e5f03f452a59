import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Packages of a program that only a bench runs, in npm's own words. */
export type Tool = {
  dependencies: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, string>>;
  /** Further arguments of `npm install`. */
  arguments?: readonly string[];
};

/**
 * The folder in which these packages are installed, outside of the project's own: below .tmp/tools, from the registry, once
 * per list of packages.
 * @throws Error with npm's last lines when they cannot be installed
 */
export async function installTool(name: string, tool: Tool): Promise<string> {
  const folder = path.resolve(".tmp/tools", name);
  const wanted = JSON.stringify({ name, private: true, dependencies: tool.dependencies, overrides: tool.overrides });
  const mark = path.join(folder, `installed-${createHash("sha256").update(wanted).digest("hex").slice(0, 16)}`);
  if (existsSync(mark)) return folder;
  console.error(`Installing ${name} into ${path.relative(".", folder)} …`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "package.json"), wanted);
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stderr } = spawnSync("npm", ["install", ...quiet, ...(tool.arguments ?? [])], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0)
    throw new Error(`${name} cannot be installed here: ${stderr.trim().split("\n").slice(0, 3).join(" ")}`);
  await writeFile(mark, "");
  return folder;
}
