import { comparedFields } from "../../../admin/editor/compared-field.ts";
import type { ArticleContent } from "../editing/article-editing.ts";

/** The fields of an article in the order in which two versions are compared. */
export const articleComparedFields = comparedFields<keyof ArticleContent>({
  title: { label: "Title", kind: "line" },
  slug: { label: "URL", kind: "line" },
  summary: { label: "Summary", kind: "text" },
  introduction: { label: "Introduction", kind: "html" },
  section1: { label: "Section 1", kind: "html" },
  featuredImageUrl2: { label: "Second picture", kind: "line" },
  featuredImageAlt2: { label: "What the second picture shows", kind: "line" },
  section2: { label: "Section 2", kind: "html" },
  cta: { label: "Call to action", kind: "html" },
  section3: { label: "Section 3", kind: "html" },
  conclusion: { label: "Conclusion", kind: "html" },
  publicationDate: { label: "Date", kind: "date" },
  category: { label: "Category", kind: "line" },
  author: { label: "Author", kind: "line" },
  featuredImageUrl: { label: "Featured picture", kind: "line" },
  seoDescription: { label: "Description", kind: "text" },
  keywords: { label: "Keywords", kind: "line" },
});
