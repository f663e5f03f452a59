import type { ArticleContent } from "./article-editing.ts";

type Field = { label: string; kind: "line" | "text" | "html" | "date" };

/** In the order of the form. */
export const articleFields = {
  title: { label: "Title", kind: "line" },
  slug: { label: "Post URL", kind: "line" },
  summary: { label: "Summary", kind: "text" },
  introduction: { label: "Introduction", kind: "html" },
  section1: { label: "Section 1", kind: "html" },
  featuredImageUrl2: { label: "Second image", kind: "line" },
  featuredImageAlt2: { label: "Alternative text of the second image", kind: "line" },
  section2: { label: "Section 2", kind: "html" },
  cta: { label: "Call to action", kind: "html" },
  section3: { label: "Section 3", kind: "html" },
  conclusion: { label: "Conclusion", kind: "html" },
  publicationDate: { label: "Date", kind: "date" },
  category: { label: "Category", kind: "line" },
  author: { label: "Author", kind: "line" },
  language: { label: "Language", kind: "line" },
  featuredImageUrl: { label: "Feature image", kind: "line" },
  searchTitle: { label: "Search title", kind: "line" },
  canonicalUrl: { label: "Canonical URL", kind: "line" },
  seoDescription: { label: "Meta description", kind: "text" },
  keywords: { label: "Keywords", kind: "line" },
} satisfies Record<keyof ArticleContent, Field>;
