import { type TextPage, textPageNames } from "../facts/text-pages.ts";

const translated: readonly TextPage[] = [
  "/",
  "/contact",
  "/about",
  "/every-page",
  "/forms",
  "/demo",
  "/strategy-call",
  "/knowledge-audit",
  "/booking/$token",
  "/guest-space/$token",
  "/newsletter",
  "/sunday-review",
  "/thank-you/$form",
  "/privacy/my-data",
  "/blog",
  "/podcast",
  "/podcast-registration",
  "/schedule-interview",
  "/episode/$id",
  "/ask",
  "/roi-calculator",
  "/ebook",
];

/** Pages whose default texts exist in English only: hidden when the owner chooses another language. */
export const englishPages: readonly TextPage[] = textPageNames.filter((page) => !translated.includes(page));
