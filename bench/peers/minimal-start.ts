import { spawnSync } from "node:child_process";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort, remember } from "../product.ts";
import { type Peer, startProgram, type Text } from "./peer.ts";

/**
 * The framework of this site with nothing but a list, an article and a search, built with the project's packages.
 * @returns the peer, or the reason why there is none, in one line
 */
export async function prepareMinimalStart(texts: readonly Text[]): Promise<Peer | string> {
  // Within the project, so that the packages are found.
  const folder = path.resolve(".tmp/tools/minimal-start");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(path.join(import.meta.dirname, "minimal-start"), folder, { recursive: true });
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ name: "minimal-start", type: "module" }));
  await writeFile(path.join(folder, "src/texts.json"), JSON.stringify(texts));
  const vite = path.resolve("node_modules/vite/bin/vite.js");
  const { status, stderr } = spawnSync(process.execPath, [vite, "build"], { cwd: folder, encoding: "utf8" });
  if (status !== 0) return `The minimal page cannot be built here: ${stderr.trim().split("\n")[0]}`;
  const start = async () => {
    const port = await freePort();
    return startProgram(["serve.js"], folder, port, { PORT: String(port) }, remember);
  };
  const pages = { home: "/", article: "/article", search: (n: number) => `/?search=knowledge+${n}` };
  return { name: "minimal TanStack Start page", pages, start };
}
