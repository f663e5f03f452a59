import { type StandaloneOptions, standalone } from "../src/chart/standalone.ts";

export type DrawnFile = { readonly name: string; readonly svg: string };

/** Turns one drawing into a named file with its colours inside. */
export function drawnFile(name: string, svg: string, options: StandaloneOptions): DrawnFile {
  return { name, svg: standalone(svg, options) };
}
