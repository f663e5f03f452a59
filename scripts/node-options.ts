import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageSchema.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, "..", "package.json"), "utf8")),
);

/** What a script of package.json gives Node before the file that it runs. */
export const nodeOptions = (script: "start" | "export"): string[] => scripts[script]?.match(/--\S+(?=.*\.ts)/g) ?? [];
