import { Link } from "@tanstack/react-router";
import { accentClass, cardLinkClass } from "../../../ui/card.tsx";
import type { ArticleSummary } from "../article.ts";
import { articlePicture } from "../article-picture.ts";
import { ArticleMeta } from "./article-card.tsx";
import { ArticleCover } from "./article-cover.tsx";
import { categoryAccent } from "./category-accent.ts";

/** The newest article, large; only on the first page of the unfiltered list (spec 2). */
export function FeaturedArticle({ article }: { article: ArticleSummary }) {
  return (
    <article
      className={`group relative grid items-center gap-6 md:grid-cols-[7fr_5fr] md:gap-12 ${accentClass(categoryAccent(article.category))}`}
    >
      <ArticleCover
        src={articlePicture(article)}
        sizes="(width >= 48rem) 60vw, 100vw"
        priority
        className="aspect-[16/10] overflow-hidden rounded-card border border-line"
      />
      <div className="flex flex-col gap-3">
        <p className="text-sm font-semibold text-accent">{article.category}</p>
        <h2>
          <Link
            to="/blog/$slug"
            params={{ slug: article.slug }}
            className={`${cardLinkClass} text-ink no-underline group-hover:underline group-hover:decoration-1 group-hover:underline-offset-[0.14em]`}
          >
            {article.title}
          </Link>
        </h2>
        <p className="text-balance text-ink-soft">{article.summary}</p>
        <ArticleMeta article={article} />
      </div>
    </article>
  );
}
