import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const assets = path.resolve(import.meta.dirname, "../../dist/client/assets");

/** URL path of the built script of a lazily loaded component, such as "ChapterList". */
export async function scriptOf(component: string): Promise<string> {
  const exported = new RegExp(`\\bas ${component}[,}]`);
  for (const file of await readdir(assets))
    if (file.endsWith(".js") && exported.test(await readFile(path.join(assets, file), "utf8")))
      return `/assets/${file}`;
  throw new Error(`No script exports ${component}.`);
}
