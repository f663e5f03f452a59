import { readFileSync } from "node:fs";
import path from "node:path";
import type { Environment } from "./environment.ts";

/** Every variable of the site, from the file that documents them all. */
function knownNames(): string[] {
  const file = path.resolve(import.meta.dirname, "../.env.example");
  const names = readFileSync(file, "utf8").matchAll(/^# ([A-Z][A-Z_]+)=/gm);
  return Array.from(names, ([, name = ""]) => name);
}
