import { readdir } from "node:fs/promises";
import path from "node:path";
import { startNginxFolder } from "../nginx.ts";
import { runCommand } from "../product.ts";
import type { Peer } from "./peer.ts";

/**
 * The exported site behind nginx.
 * @returns the peer, or the reason why there is none, in one line
 */
export async function prepareStaticExport(directory: string, dataDir: string): Promise<Peer | string> {
  const target = path.join(directory, "exported");
  await runCommand(["server/main.ts", "export", target, "--without-cards"], {
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
  });
  const articles = (await readdir(path.join(target, "blog"), { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name !== "category",
  );
  const start = async () => {
    const began = performance.now();
    const nginx = await startNginxFolder(path.join(directory, "export-nginx"), target);
    if (!nginx) throw new Error("nginx is not installed here");
    return {
      port: nginx.port,
      origin: `http://localhost:${nginx.port}`,
      startedAfter: performance.now() - began,
      memory: () => Promise.resolve(Number.NaN),
      stop: () => {
        nginx.stop();
        return Promise.resolve();
      },
    };
  };
  // An exported site searches in the browser.
  const pages = { home: "/", article: `/blog/${articles[0]?.name ?? ""}/`, search: undefined };
  return { name: "static export, nginx", pages, start };
}
