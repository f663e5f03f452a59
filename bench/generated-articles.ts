import { createWriteStream } from "node:fs";

export const categories = [
  "Healthcare",
  "Logistics",
  "Financial Services",
  "Knowledge Management",
  "SOPs & Onboarding",
];
export const words =
  "ward shift handover customs pallet audit policy answer question source procedure onboarding nurse dispatcher ledger complaint review version circular archive".split(
    " ",
  );

/** The nth invented article as a row of the import. */
function article(n: number) {
  const text = (seed: number, length: number) =>
    Array.from({ length }, (_, i) => words[(seed * 31 + i * 7 + ((seed * i) % 11)) % words.length]).join(" ");
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

/** Writes a file for the import with so many invented articles. */
export async function writeArticles(file: string, count: number): Promise<void> {
  const stream = createWriteStream(file);
  for (let n = 0; n < count; n++) {
    if (!stream.write(`${JSON.stringify(article(n))}\n`))
      await new Promise<void>((resolve) => stream.once("drain", () => resolve()));
  }
  await new Promise<void>((resolve) => stream.end(() => resolve()));
}
