import type { Section } from "./section-kinds.ts";

/** A page of the owner's own, as visitors see it. */
export type OwnPage = {
  id: number;
  slug: string;
  title: string;
  description: string;
  sections: readonly Section[];
  /** ISO timestamp. */
  updatedAt: string;
};

export const pagePath = (slug: string): string => `/${slug}`;

/** What a page is called in the path of a URL. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const maxSlugLength = 80;

/** "Prices & terms" becomes "prices-terms". */
export const slugOf = (title: string): string =>
  title
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replaceAll(/^-+|-+$/g, "");

const asked = (sections: readonly Section[]) =>
  sections.flatMap((section) => (section.kind === "questions" ? section.items : []));

/** Of all sections that ask, for structured data. */
export const questionsOf = (sections: readonly Section[]): { question: string; answer: string }[] =>
  asked(sections).flatMap(({ question, answer }) => (question && answer ? [{ question, answer }] : []));
