const letters: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "o", å: "a" };

/** Lower-case ASCII words joined by hyphens, at most 80 characters. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[äöüßæøå]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  if (plain.length <= 80) return plain;
  const cut = plain.slice(0, 81);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 40)).replace(/-+$/, "");
}
