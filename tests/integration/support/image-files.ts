import { cp, mkdir, readdir, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { neededPackages } from "../../../scripts/trim-packages.ts";
import { root } from "../fixtures/node-process.ts";

/** The command and environment of the container image. */
export type Image = { environment: Record<string, string>; command: readonly string[]; healthCheck: readonly string[] };

type Instruction = { name: string; args: string };

/** Created by the commands of the build stage, so that .dockerignore does not apply. */
const isBuilt = (file: string) => /^(?:dist|node_modules)(?:\/|$)/.test(file);

function readInstructions(dockerfile: string): Instruction[] {
  return dockerfile
    .replaceAll("\\\n", " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const [name = "", ...args] = line.split(/\s+/);
      return { name: name.toUpperCase(), args: args.join(" ") };
    });
}

/** Whether .dockerignore excludes a path: the last pattern that matches it or a parent folder decides. */
function isIgnored(patterns: readonly string[], file: string): boolean {
  const parts = file.split("/");
  const ancestors = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  let ignored = false;
  for (const pattern of patterns) {
    const isException = pattern.startsWith("!");
    const plain = pattern.replace(/^!/, "").replaceAll(/^\/|\/$/g, "");
    if (ancestors.some((ancestor) => path.matchesGlob(ancestor, plain))) ignored = !isException;
  }
  return ignored;
}

/** All packages left by the build stage; packages nested in another one come with it. */
async function linkPackages(folder: string): Promise<void> {
  for (const directory of await neededPackages(root)) {
    const name = path.relative(root, directory);
    if (name.indexOf("node_modules") !== name.lastIndexOf("node_modules")) continue;
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await symlink(directory, path.join(folder, name));
  }
}

/**
 * Copies to `folder` what the last stage of the Dockerfile has under its WORKDIR: files of its COPY lines, as far as
 * .dockerignore allows, and the production packages. Needs the built site in dist/. @throws Error when a COPY line
 * names a missing file
 */
export async function copyImageFiles(folder: string): Promise<Image> {
  const instructions = readInstructions(await readFile(path.join(root, "Dockerfile"), "utf8"));
  const lastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === "FROM"));
  const patterns = (await readFile(path.join(root, ".dockerignore"), "utf8")).split("\n").filter(Boolean);
  const argsOf = (name: string) => lastStage.filter((instruction) => instruction.name === name).map(({ args }) => args);
  const workDir = argsOf("WORKDIR").at(-1) ?? "/";
  const isInBuild = (file: string) => isBuilt(file) || !isIgnored(patterns, file);

  for (const args of argsOf("COPY")) {
    const paths = args.split(" ").filter((arg) => !arg.startsWith("--"));
    const target = paths.at(-1) ?? ".";
    for (const source of paths.slice(0, -1)) {
      const from = path.posix.relative(workDir, path.posix.resolve(workDir, source));
      if (!isInBuild(from)) throw new Error(`.dockerignore excludes ${from}, which the Dockerfile copies`);
      if (from === "node_modules") {
        await linkPackages(folder);
        continue;
      }
      const to = target.endsWith("/") ? path.join(target, path.basename(from)) : target;
      await cp(path.join(root, from), path.join(folder, to), {
        recursive: true,
        filter: (file) => isInBuild(path.relative(root, file)),
      });
    }
  }
  // Packages are resolved in the image's own folder, not beside the target of a link.
  const linked = { NODE_OPTIONS: "--preserve-symlinks" };
  const environment = Object.fromEntries(
    argsOf("ENV").flatMap((args) => args.split(" ").map((pair) => pair.split("=", 2) as [string, string])),
  );
  const listOf = (args = "[]") => z.array(z.string()).parse(JSON.parse(args.slice(args.indexOf("["))));
  const [command, healthCheck] = [listOf(argsOf("CMD").at(-1)), listOf(argsOf("HEALTHCHECK").at(-1))];
  return { environment: { ...environment, ...linked }, command, healthCheck };
}

/** Names of the files in the folder, for error messages. */
export const fileNames = async (folder: string): Promise<string[]> => (await readdir(folder)).toSorted();
