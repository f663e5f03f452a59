import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "../../../server/database/embedded/open-embedded.ts";
import { openDatabase } from "../../../server/database/open-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder with two embedded databases to copy: "empty", which nobody migrated, and "migrated". */
    templates: string;
  }
}

/** Makes the databases that tests copy, once for all files: the first initialisation takes seconds, the migrations another. */
export default async function prepareTemplates(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), "templates-"));
  await (await openEmbedded(path.join(directory, "empty"))).close();
  await (await openDatabase({ dataDir: path.join(directory, "migrated") })).close();
  project.provide("templates", directory);
  return () => rm(directory, { recursive: true, force: true });
}
