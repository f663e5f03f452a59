import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");

type BuiltRoute = { preloads?: string[]; css?: string[] };

/** The client files of every route by its id, from the build's manifest. */
export async function readManifest(): Promise<Record<string, BuiltRoute>> {
  const server = path.join(root, "dist", "server", "assets");
  const name = (await readdir(server)).find((file) => file.startsWith("_tanstack-start-manifest"));
  const { tsrStartManifest } = (await import(path.join(server, name ?? ""))) as {
    tsrStartManifest: () => { routes: Record<string, BuiltRoute> };
  };
  return tsrStartManifest().routes;
}

/** A client file by its URL path. */
export const readClientFile = (file: string): Promise<Buffer> => readFile(path.join(root, "dist", "client", file));
