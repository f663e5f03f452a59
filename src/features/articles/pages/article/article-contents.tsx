import { ChevronDown } from "lucide-react";
import type { ReadableArticle } from "../../article.ts";
import { articleCopy } from "../blog-copy.ts";
import { useCurrentSection } from "./use-current-section.ts";

/** An article is long from this many minutes and sections on; a shorter one is overseen at a glance. */
const longReading = 4;
const manySections = 3;

/** The headings of a long article as links, in the margin or folded above the text; nothing for a short one. */
export function ArticleContents({ article: { headings, readingMinutes } }: { article: ReadableArticle }) {
  const sections = headings.filter(({ level }) => level === 2).length;
  const isLong = readingMinutes >= longReading && sections >= manySections;
  const current = useCurrentSection(isLong ? headings.map(({ id }) => id) : []);
  if (!isLong) return null;
  return (
    <nav aria-label={articleCopy.contentsTitle} className="toc no-print">
      <details>
        <summary>
          {articleCopy.contentsTitle}
          <ChevronDown className="size-5" aria-hidden="true" />
        </summary>
        <ol>
          {headings.map(({ id, text, level }) => (
            <li key={id} className={level === 3 ? "is-deeper" : undefined}>
              <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
