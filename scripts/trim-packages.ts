import { existsSync } from "node:fs";
import { readdir, readFile, rm, rmdir } from "node:fs/promises";
import { isBuiltin } from "node:module";
import path from "node:path";

/** Files of packages that are not needed at run time; licences stay. */
const removable = /\.(?:map|md|markdown|flow|d\.[cm]?ts|tsbuildinfo)$|\.(?:c|m)?ts$|\.tsx$/i;
const licence = /^(?:licen[cs]e|copying|notice)/i;

type PackageFile = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

const readJson = async (file: string) => JSON.parse(await readFile(file, "utf8")) as unknown;

/** Run-time imports of a module: relative files, worker programs by path, and packages by name. */
function importsOf(text: string): string[] {
  const statements = text.matchAll(
    /"((?:server|src)\/[\w./-]+\.ts)"|^\s*(?:import|export)\s+(?!type\s)(?:[^"';]*?\sfrom\s*)?"([^"\n]+)"|\bimport\("([^"\n]+)"\)|(?:^|[;}\s])(?:from|import)\s*"([^"\n]+)"/gm,
  );
  return [...statements].flatMap(([, worker, plain, dynamic, bundled]) => worker ?? plain ?? dynamic ?? bundled ?? []);
}

const packageOf = (name: string): string => name.split("/", name.startsWith("@") ? 2 : 1).join("/");

async function importedPackages(entries: readonly string[], root: string): Promise<Set<string>> {
  const packages = new Set<string>();
  const visited = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (visited.has(file) || !/\.(?:[cm]?js|tsx?)$/.test(file)) continue;
    visited.add(file);
    for (const name of importsOf(await readFile(file, "utf8"))) {
      if (name.startsWith(".")) queue.push(path.resolve(path.dirname(file), name));
      else if (/^(?:server|src)\/.*\.ts$/.test(name)) queue.push(path.join(root, name));
      else if (!isBuiltin(name) && !name.startsWith("/")) packages.add(packageOf(name));
    }
  }
  return packages;
}

/** Node's resolution from `from` upwards; undefined when it is not installed. */
function findPackage(name: string, from: string, root: string): string | undefined {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const directory = path.join(folder, "node_modules", name);
    if (existsSync(path.join(directory, "package.json"))) return directory;
  }
  return undefined;
}

async function withDependencies(names: Iterable<string>, root: string): Promise<Set<string>> {
  const needed = new Set<string>();
  const queue = Array.from(names, (name) => findPackage(name, root, root));
  for (let directory = queue.pop(); queue.length > 0 || directory; directory = queue.pop()) {
    if (!directory || needed.has(directory)) continue;
    needed.add(directory);
    const file = (await readJson(path.join(directory, "package.json"))) as PackageFile;
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = file;
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      queue.push(findPackage(name, directory, root));
    }
  }
  return needed;
}

async function listEntries(root: string): Promise<string[]> {
  const { scripts } = (await readJson(path.join(root, "package.json"))) as { scripts: Record<string, string> };
  const commands = Object.values(scripts).flatMap((script) => /^node (server\/\S+\.ts)/.exec(script)?.[1] ?? []);
  const forDevelopment = ["server/dev.ts"];
  const built = await readdir(path.join(root, "dist/server"), { recursive: true });
  return [
    "server/main.ts",
    ...commands.filter((file) => !forDevelopment.includes(file)),
    ...built.filter((file) => file.endsWith(".js")).map((file) => `dist/server/${file}`),
  ]
    .map((file) => path.join(root, file))
    .filter((file) => existsSync(file));
}

/** Directories of all packages that the built site can load. @throws when it is not built */
export const neededPackages = async (root: string): Promise<Set<string>> =>
  withDependencies(await importedPackages(await listEntries(root), root), root);

const packageFolder = (file: string): string => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? "";

/** Removes unused packages, and unused files of the others. All licences stay, because the build contains their code. */
async function trim(root: string): Promise<void> {
  const needed = await neededPackages(root);
  const modules = path.join(root, "node_modules");
  await rm(path.join(modules, ".bin"), { recursive: true, force: true });
  const folders: string[] = [];
  for (const entry of await readdir(modules, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) folders.push(file);
    else if (licence.test(entry.name)) continue;
    else if (removable.test(entry.name) || !needed.has(packageFolder(file))) await rm(file, { force: true });
  }
  for (const folder of folders.sort().reverse()) if ((await readdir(folder)).length === 0) await rmdir(folder);
  console.log(`${needed.size} packages stay in node_modules.`);
}

if (import.meta.main) await trim(path.resolve(process.argv[2] ?? "."));
