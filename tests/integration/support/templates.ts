import type { TestProject } from "vitest/node";
import { prepareData } from "../../../scripts/prepare-data.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder with the data directories to copy (scripts/prepare-data.ts). */
    templates: string;
  }
}

/** Makes the databases that tests copy, once for all files and runs. */
export default async function provideTemplates(project: TestProject): Promise<void> {
  project.provide("templates", await prepareData());
}
