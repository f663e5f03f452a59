import { readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../project-root.server.ts";

const folder = path.join(projectRoot, "src/server-context/pictures/fonts");

/** Both font families in the weight of cards: Latin, then Latin Extended. */
const files = [
  { family: "Newsreader", file: "newsreader-latin.ttf" },
  { family: "Newsreader Extended", file: "newsreader-latin-ext.ttf" },
  { family: "Instrument Sans", file: "instrument-sans-latin.ttf" },
  { family: "Instrument Sans Extended", file: "instrument-sans-latin-ext.ttf" },
];

export const serif = "Newsreader, Newsreader Extended";
export const sans = "Instrument Sans, Instrument Sans Extended";

export const fontFiles = files.map(({ file }) => path.join(folder, file));

export async function loadCardFonts() {
  return Promise.all(
    files.map(async ({ family, file }) => ({
      name: family,
      data: await readFile(path.join(folder, file)),
      weight: 400 as const,
      style: "normal" as const,
    })),
  );
}
