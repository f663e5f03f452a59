import { findPackageJSON } from "node:module";
import path from "node:path";

export const projectRoot = path.dirname(findPackageJSON(import.meta.url) ?? process.cwd());
