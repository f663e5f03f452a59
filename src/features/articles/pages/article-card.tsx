import { Link } from "@tanstack/react-router";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { formatDate } from "../../../lib/time/dates.ts";
import { accentClass, cardLinkClass } from "../../../ui/card.tsx";
import { MarkedText } from "../../../ui/marked-text.tsx";
import type { ArticleSummary } from "../article.ts";
import { articlePicture } from "../article-picture.ts";
import { ArticleCover } from "./article-cover.tsx";
import { categoryAccent } from "./category-accent.ts";
import { articleWords } from "./reading-copy.ts";

type ArticleCardProps = { article: ArticleSummary; term?: string | undefined; priority?: boolean };

export function ArticleCard({ article, term, priority = false }: ArticleCardProps) {
  const site = useSite();
  return (
    <article className={`group relative flex flex-col gap-2 ${accentClass(categoryAccent(site, article.category))}`}>
      <ArticleCover
        src={articlePicture(article)}
        priority={priority}
        sizes="(width >= 64rem) 300px, (width >= 40rem) 50vw, 100vw"
        className="mb-2 aspect-[16/10] overflow-hidden rounded-panel border border-line"
      />
      {article.category ? <p className="text-sm font-semibold text-accent">{article.category}</p> : null}
      <h3 lang={article.lang} className="text-[clamp(1.3125rem,1.25rem+0.3vw,1.5rem)]">
        <ArticleTitleLink article={article} term={term} />
      </h3>
      <p lang={article.lang} className="text-base text-ink-soft">
        <MarkedText text={article.summary} term={term} />
      </p>
      {article.excerpt ? (
        <p lang={article.lang} className="border-l-2 border-line pl-3 text-sm text-ink-soft">
          <MarkedText text={article.excerpt} term={term} />
        </p>
      ) : null}
      <ArticleMeta article={article} />
    </article>
  );
}

export function ArticleTitleLink({ article, term }: Pick<ArticleCardProps, "article" | "term">) {
  return (
    <Link
      to="/blog/$slug"
      params={{ slug: article.slug }}
      className={`${cardLinkClass} text-ink no-underline group-hover:underline group-hover:decoration-1 group-hover:underline-offset-[0.14em]`}
    >
      <MarkedText text={article.title} term={term} />
    </Link>
  );
}

export function ArticleMeta({ article }: { article: ArticleSummary }) {
  const { minutes } = useCopy(articleWords);
  const site = useSite();
  return (
    <p className="flex flex-wrap gap-x-2.5 text-xs text-ink-soft">
      <time dateTime={article.publicationDate}>
        {formatDate(article.publicationDate, site.facts.timeZone, site.facts.language)}
      </time>
      <span aria-hidden="true">·</span>
      <span>{fillText(minutes, { count: article.readingMinutes })}</span>
    </p>
  );
}
