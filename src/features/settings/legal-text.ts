export const legalNames = ["impressum", "privacy", "cookies", "accessibility"] as const;

export type LegalName = (typeof legalNames)[number];

export const legalTitles: Readonly<Record<LegalName, string>> = {
  impressum: "Impressum",
  privacy: "Privacy policy",
  cookies: "Cookie policy",
  accessibility: "Accessibility",
};

export type LegalText = {
  html: string;
  headings: { id: string; text: string; depth: number }[];
  /** ISO timestamp of the last change. */
  updated: string;
  /** From a file of this project, not from the owner. */
  isDraft?: true;
};

/** All null if never saved; `html` is also null if the file's text was restored. */
export type EditedLegalText = {
  html: string | null;
  version: number;
  updated: string | null;
  updatedBy: string | null;
};

/** Names of placeholders in double braces. */
export const legalFacts = [
  ...["name", "role", "street", "postalCode", "city", "country", "email", "phone", "phoneNumber", "vatId"],
  ...["newsletter", "podcast", "product", "ebook"],
] as const;

/** Generated parts: each replaces a paragraph with its name in double braces. */
const legalParts: Record<LegalName, readonly string[]> = {
  impressum: [],
  privacy: ["services", "register"],
  cookies: [],
  accessibility: ["gaps"],
};

/** Splits sanitised HTML at such paragraphs; every second piece is the name of a part. */
export const legalPieces = (html: string): string[] => html.split(/<p>\{\{(services|register|gaps)\}\}<\/p>/);

/** Error message for the sanitised document, or undefined. */
export function legalProblem(document: LegalName, html: string): string | undefined {
  const text = html.replaceAll(/<[^<>]*>/g, " ").trim();
  if (text.length < 40) return "A legal text of so few words says nothing. Write it, or restore the sample.";
  const facts = new Set<string>(legalFacts);
  const parts = legalParts[document];
  for (const [index, piece] of legalPieces(html).entries()) {
    if (index % 2 === 1 && !parts.includes(piece)) return `{{${piece}}} does not belong in this document. Remove it.`;
    if (index % 2 === 1) continue;
    for (const [, name = ""] of piece.matchAll(/(?:\{\{|%7B%7B)([^{}%<>]*)(?:\}\}|%7D%7D)/gi)) {
      if (parts.includes(name.trim()))
        return `{{${name.trim()}}} is filled in only where it is a paragraph of its own.`;
      if (!facts.has(name)) {
        return `{{${name}}} is not a detail that can be filled in. Available: ${legalFacts.join(", ")}.`;
      }
    }
  }
  return undefined;
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "section";

/** Adds ids to headings of levels 2 and 3, and lists them. */
export function withAnchors(html: string): Pick<LegalText, "html" | "headings"> {
  const headings: LegalText["headings"] = [];
  const used = new Set<string>();
  const anchored = html.replaceAll(/<h([23])>([\s\S]*?)<\/h\1>/g, (_, depth: string, inner: string) => {
    const text = inner.replaceAll(/<[^<>]*>/g, "").trim();
    let id = slug(text);
    for (let count = 2; used.has(id); count++) id = `${slug(text)}-${count}`;
    used.add(id);
    headings.push({ id, text, depth: Number(depth) });
    return `<h${depth} id="${id}">${inner}</h${depth}>`;
  });
  return { html: anchored, headings };
}
