import type { StoredLook } from "../../../facts/look.ts";

type Family = {
  name: string;
  /** In public/fonts; cached as immutable, so a changed file needs a new name. */
  file: string;
  /** In percent; chosen so that headings have the same width in every pair. */
  size: number;
  /** In percent of the size. */
  ascent: number;
  descent: number;
  fallbacks: readonly (readonly [Fallback, percent: number])[];
};

/** System fonts; the percentages give them the line lengths of the font that is loading. */
const fallbacks = {
  Arial: { local: ["Arial", "Liberation Sans", "Roboto"], weight: "400 550" },
  Bold: { local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Roboto Bold"], weight: "551 700" },
  Open: { local: ["Open Sans"], weight: "400 700" },
  Georgia: { local: ["Georgia", "Gelasio"], weight: "400 700" },
  Times: { local: ["Times New Roman", "Liberation Serif"], weight: "400 700" },
  DejaVu: { local: ["DejaVu Serif"], weight: "400 700" },
  Noto: { local: ["Noto Serif"], weight: "400 700" },
} as const;

type Fallback = keyof typeof fallbacks;

const figtree: Family = {
  name: "Figtree",
  file: "figtree",
  size: 100,
  ascent: 95,
  descent: 25,
  fallbacks: [
    ["Arial", 99.6],
    ["Bold", 95.3],
    ["Open", 94.1],
  ],
};
const schibsted: Family = {
  name: "Schibsted Grotesk",
  file: "schibsted-grotesk",
  size: 100,
  ascent: 97.7,
  descent: 25.8,
  fallbacks: [
    ["Arial", 104.7],
    ["Bold", 99.6],
    ["Open", 98.3],
  ],
};
const literata: Family = {
  name: "Literata",
  file: "literata",
  size: 98,
  ascent: 117.7,
  descent: 30.8,
  fallbacks: [
    ["Georgia", 107],
    ["Times", 117],
    ["DejaVu", 91.8],
    ["Noto", 98.5],
  ],
};

const fontUrl = ({ file }: Family, part = "") => `/fonts/${file}${part}.woff2`;

const fallbackName = (family: Family, fallback: Fallback) =>
  `${family.name} ${fallback === "Bold" ? "Arial" : fallback}`;

function stackOf(family: Family): string {
  const names = new Set([family.name, ...family.fallbacks.map(([fallback]) => fallbackName(family, fallback))]);
  const last = family.fallbacks.some(([fallback]) => fallback === "Open") ? "system-ui,sans-serif" : "serif";
  return `${[...names].map((name) => `"${name}"`).join(",")},${last}`;
}

/** Open Sans has no bold fallback, so it is scaled instead. */
const headingOf = (family: Family, size: number): Family => ({
  ...family,
  name: `${family.name} Heading`,
  size,
  fallbacks: family.fallbacks.map(([fallback, share]) => [fallback, fallback === "Open" ? share * 1.051 : share]),
});

export type FontPair = {
  /** Stored in the settings. */
  name: string;
  note: string;
  /** Absent for the pair of the style sheet. */
  own?: {
    families: readonly Family[];
    headings: Family;
    /** Absent if as in the first pair. */
    texts?: Family;
    css: string;
    email: Pick<StoredLook, "headings" | "texts">;
  };
};

const sansEmail = (name: string) => {
  const family = `'${name}', 'Helvetica Neue', Arial, sans-serif`;
  return { headings: family, texts: family };
};

function oneSans(family: Family, size: number): NonNullable<FontPair["own"]> {
  const headings = headingOf(family, size);
  return {
    families: [headings, family],
    headings,
    texts: family,
    // Emphasis uses its own italic instead of the serif's.
    css: "html :is(h1,h2,h3,.font-heading){font-weight:600}html em{font-family:inherit;font-size:inherit}",
    email: sansEmail(family.name),
  };
}

const bookHeadings = headingOf(literata, 91);

export const fontPairs: readonly [FontPair, ...FontPair[]] = [
  { name: "Newspaper serif", note: "Newsreader over Instrument Sans, as the site comes." },
  { name: "Friendly sans", note: "Figtree for everything.", own: oneSans(figtree, 94) },
  {
    name: "Book serif",
    note: "Literata for headings and reading, Instrument Sans for the rest.",
    own: {
      families: [bookHeadings, literata],
      headings: bookHeadings,
      css: `html :is(.prose,.lead){font-family:${stackOf(literata)}}html .prose em{font-family:inherit;font-size:inherit}`,
      email: {
        headings: "Literata, Georgia, 'Times New Roman', serif",
        texts: "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif",
      },
    },
  },
  { name: "Crisp grotesque", note: "Schibsted Grotesk for everything.", own: oneSans(schibsted, 90) },
];

/** Latin Extended. */
const extendedRange = "U+100-130,U+132-151,U+154-2BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0";

const percent = (value: number) => `${Number(value.toFixed(1))}%`;

function facesOf(family: Family): string {
  const { name, size, ascent, descent } = family;
  const web = (part: string, style: string, range = "") =>
    `@font-face{font-family:"${name}";src:url(${fontUrl(family, part)})format("woff2");font-weight:400 700;` +
    `font-style:${style};font-display:swap${size === 100 ? "" : `;size-adjust:${size}%`}${range}}`;
  const local = family.fallbacks.map(([fallback, share]) => {
    const { local: names, weight } = fallbacks[fallback];
    return (
      `@font-face{font-family:"${fallbackName(family, fallback)}";src:${names.map((localName) => `local("${localName}")`).join()};` +
      `font-weight:${weight};size-adjust:${percent((share * size) / 100)};ascent-override:${percent((ascent / share) * 100)};` +
      `descent-override:${percent((descent / share) * 100)};line-gap-override:0%}`
    );
  });
  return [
    web("", "normal"),
    web("-italic", "italic"),
    web("-ext", "normal", `;unicode-range:${extendedRange}`),
    ...local,
  ].join("");
}

export const pairNamed = (name: string): FontPair => fontPairs.find((pair) => pair.name === name) ?? fontPairs[0];

type TextStyle = { fontFamily: string; fontWeight: number };

/** Families of the style sheet. */
const firstPair = { headings: '"Newsreader",Georgia,serif', texts: '"Instrument Sans",Arial,sans-serif' };

export function pairPreview({ own }: FontPair): { heading: TextStyle; text: TextStyle } {
  const isSans = own?.texts !== undefined;
  const reading = own?.families.at(-1);
  return {
    heading: { fontFamily: own ? stackOf(own.headings) : firstPair.headings, fontWeight: isSans ? 600 : 420 },
    text: { fontFamily: reading ? stackOf(reading) : firstPair.texts, fontWeight: 400 },
  };
}

export const pairFaces = ({ own }: FontPair): string => (own?.families ?? []).map(facesOf).join("");

/** Empty for the first pair. */
export function pairLook(pair: FontPair): Partial<StoredLook> {
  const { own } = pair;
  if (!own) return {};
  const sans = own.texts ? `;--sans:${stackOf(own.texts)}` : "";
  const css = `html:root{--serif:${stackOf(own.headings)}${sans}}${own.css}${pairFaces(pair)}`;
  return {
    css,
    fonts: own.headings.file,
    serif: fontUrl(own.headings),
    ...(own.texts && { sans: fontUrl(own.texts) }),
    ...own.email,
  };
}
