import { findPackageJSON } from "node:module";
import path from "node:path";

/** The folder of the project, above its sources and its build alike. */
export const projectRoot = path.dirname(findPackageJSON(import.meta.url) ?? process.cwd());
