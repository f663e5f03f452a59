import { classNames } from "../../../lib/class-names.ts";
import { countWords, readingMinutes } from "../article.ts";
import type { ArticleContent } from "../editing/article-editing.ts";

export function ArticleLength({ content, className }: { content: ArticleContent; className?: string }) {
  const { introduction, section1, section2, section3, conclusion } = content;
  const body = [introduction, section1, section2, section3, conclusion];
  const words = body.reduce((sum, html) => sum + countWords(html), 0);
  const counted = `${words.toLocaleString("en-GB")} ${words === 1 ? "word" : "words"}`;
  return (
    <p className={classNames("text-ink-soft text-xs tabular-nums", className)}>
      {words === 0 ? "No words yet" : `${counted}, ${readingMinutes(body)} min read`}
    </p>
  );
}
