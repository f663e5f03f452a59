import type { Section } from "./section-kinds.ts";

/** As visitors see it. */
export type OwnPage = {
  id: number;
  slug: string;
  title: string;
  description: string;
  sections: readonly Section[];
  /** Absent where it is the site's. */
  lang?: string;
  /** ISO timestamp. */
  updatedAt: string;
};

export const pagePath = (slug: string): string => `/${slug}`;

export const maxSlugLength = 80;

/** Complete questions of all sections, for structured data. */
export const questionsOf = (sections: readonly Section[]): { question: string; answer: string }[] =>
  sections
    .flatMap((section) => (section.kind === "questions" ? section.items : []))
    .filter(({ question, answer }) => question && answer);

/** Key of the event type in the booking section; empty without one. */
export const bookedTypeOf = (sections: readonly Section[]): string =>
  sections.map((section) => (section.kind === "booking" ? section.words.type : "")).find(Boolean) ?? "";
