import type { PageContent } from "./page-editing.ts";

type Field = { label: string; kind: "line" | "text" | "date" | "sections" };

/** In the order of the form. */
export const pageFields = {
  title: { label: "Title", kind: "line" },
  slug: { label: "URL", kind: "line" },
  sections: { label: "Sections", kind: "sections" },
  description: { label: "Description", kind: "text" },
  menu: { label: "Menu", kind: "line" },
  footer: { label: "Footer", kind: "line" },
  language: { label: "Language", kind: "line" },
  publishedAt: { label: "Date", kind: "date" },
} satisfies Record<keyof PageContent, Field>;
