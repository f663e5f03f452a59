import { createWriteStream } from "node:fs";

export const categories = [
  "Healthcare",
  "Logistics",
  "Financial Services",
  "Knowledge Management",
  "SOPs & Onboarding",
];
const frequentWords =
  "ward shift handover customs pallet audit policy answer question source procedure onboarding nurse dispatcher ledger complaint review version circular archive".split(
    " ",
  );

/** An invented word of five to eight letters; its trigrams are as rare as in a natural language. */
function rareWord(n: number): string {
  let mixed = Math.imul(n + 1, 2_654_435_761) >>> 0;
  return Array.from({ length: 5 + (n % 4) }, () => {
    mixed = (Math.imul(mixed, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(97 + ((mixed >>> 16) % 26));
  }).join("");
}

/** Every third word is a frequent one, the rest comes from a large vocabulary. */
function word(seed: number, i: number): string {
  const mixed = Math.imul(seed * 97 + i * 31 + 7, 2_654_435_761) >>> 8;
  return (i % 3 === 0 ? frequentWords[mixed % 20] : rareWord(mixed % 8_000)) ?? "";
}

export const text = (seed: number, length: number) => Array.from({ length }, (_, i) => word(seed, i)).join(" ");

function article(n: number) {
  return {
    id: 1000 + n,
    slug: `article-${n}`,
    title: `Note ${n}: ${text(n, 5)}`,
    summary: text(n + 1, 18),
    category: categories[n % categories.length],
    author: "Your Name",
    publication_date: new Date(Date.UTC(2020, 0, 1) + n * 1_800_000).toISOString(),
    featured_image_url: null,
    featured_image_url_2: null,
    introduction: `<p>${text(n + 2, 60)}</p>`,
    section_1: `<h2>${text(n, 3)}</h2><p>${text(n + 3, 80)}</p>`,
    section_2: `<p>${text(n + 4, 80)}</p>`,
    section_3: `<p>${text(n + 5, 80)}</p>`,
    conclusion: `<p>${text(n + 6, 30)}</p>`,
    cta: null,
    seo_description: `Note ${n}: ${text(n + 7, 16)}`,
    keywords: "bench",
  };
}

export async function writeArticles(file: string, count: number): Promise<void> {
  const stream = createWriteStream(file);
  for (let n = 0; n < count; n++) {
    if (!stream.write(`${JSON.stringify(article(n))}\n`))
      await new Promise<void>((resolve) => stream.once("drain", () => resolve()));
  }
  await new Promise<void>((resolve) => stream.end(() => resolve()));
}
