import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** Everything that a build is made from. */
const sources = ["src", "server", "public", "vite.config.ts", "package.json", "package-lock.json", "tsconfig.json"];

/** When the newest file at or below `file` was changed, in milliseconds since 1970; 0 when there is none. */
async function newestChange(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = await readdir(file, { recursive: true, withFileTypes: true });
  const times = await Promise.all(
    entries
      // The route tree is written by the build itself.
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".gen.ts"))
      .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).mtimeMs),
  );
  return Math.max(0, ...times);
}

/** True when there is no finished build of `root` in the folder `dist`, or a source is newer than it. */
export async function buildIsStale(root: string, dist = path.join(root, "dist")): Promise<boolean> {
  const built = await stat(path.join(dist, "built.json")).catch(() => undefined);
  if (!built) return true;
  const times = await Promise.all(sources.map((source) => newestChange(path.join(root, source))));
  return Math.max(...times) > built.mtimeMs;
}
