import { readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../project-root.server.ts";

const folder = path.join(projectRoot, "src/server-context/pictures/fonts");

const first = { headings: "newsreader", texts: "instrument-sans" };

/** Fonts of cards by pair, in the weight of cards (settings/look/font-pairs.ts). */
const pairs: Readonly<Record<string, typeof first>> = {
  figtree: { headings: "figtree-heading", texts: "figtree-text" },
  literata: { headings: "literata-heading", texts: "instrument-sans" },
  "schibsted-grotesk": { headings: "schibsted-grotesk-heading", texts: "schibsted-grotesk-text" },
};

export const headings = "Headings, Headings Extended";
export const texts = "Texts, Texts Extended";

const filesOf = (pair: typeof first) => [
  { family: "Headings", file: `${pair.headings}-latin.ttf` },
  { family: "Headings Extended", file: `${pair.headings}-latin-ext.ttf` },
  { family: "Texts", file: `${pair.texts}-latin.ttf` },
  { family: "Texts Extended", file: `${pair.texts}-latin-ext.ttf` },
];

/** For the lettering in charts. */
export const fontFiles = filesOf(first).map(({ file }) => path.join(folder, file));

async function readFonts(pair: typeof first) {
  return Promise.all(
    filesOf(pair).map(async ({ family, file }) => ({
      name: family,
      data: await readFile(path.join(folder, file)),
      weight: 400 as const,
      style: "normal" as const,
    })),
  );
}

const loaded = new Map<typeof first, ReturnType<typeof readFonts>>();

/** Each pair is read once. */
export function loadCardFonts(name: string | undefined): ReturnType<typeof readFonts> {
  const pair = (name && pairs[name]) || first;
  const fonts = loaded.get(pair) ?? readFonts(pair);
  loaded.set(pair, fonts);
  return fonts;
}
