import slugify from "@sindresorhus/slugify";

/** Characters that don't become words: "works council's" is "works-councils". */
const customReplacements: [string, string][] = [
  ["'", ""],
  ["’", ""],
  ["&", " "],
];

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const slugAdvice = "Use lower-case letters, numbers and single hyphens";

/** Lower-case ASCII words joined by hyphens, at most 80 characters; "" for scripts that cannot be transliterated. */
export function slugOf(title: string): string {
  const plain = slugify(title.normalize("NFKC"), { decamelize: false, customReplacements });
  if (plain.length <= 80) return plain;
  const cut = plain.slice(0, 81);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 40)).replace(/-+$/, "");
}
