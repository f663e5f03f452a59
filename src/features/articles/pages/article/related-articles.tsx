import { Link } from "@tanstack/react-router";
import { fillText } from "../../../../facts/tokens.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { GoArrow, quietActionClass } from "../../../../ui/go.tsx";
import type { Part } from "../../../../ui/queries.ts";
import { LoadingGroup, SkeletonCards } from "../../../../ui/skeleton.tsx";
import type { ArticleSummary } from "../../article.ts";
import { ArticleCard } from "../article-card.tsx";
import { articleCopy } from "../blog-copy.ts";
import { articleWords } from "../reading-copy.ts";
import { ReadingProblem } from "../reading-problem.tsx";
import { usePart } from "../use-part.ts";

type RelatedArticlesProps = { category: string; related: Part<ArticleSummary[]> };

/** Nothing for an article without a category. */
export function RelatedArticles({ category, related }: RelatedArticlesProps) {
  const article = useCopy(articleCopy);
  const words = useCopy(articleWords);
  const { data, error, busy, tryAgain } = usePart(related);
  if (!category) return null;
  const isEmpty = data?.length === 0;
  return (
    <section
      aria-label={isEmpty ? category : undefined}
      aria-labelledby={isEmpty ? undefined : "related"}
      className="wrap no-print pb-section"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 border-t border-line pt-10 pb-6">
        {isEmpty ? null : (
          <h2 id="related" className="text-h3">
            {article.relatedTitle}
          </h2>
        )}
        <Link to="/blog/category/$category" params={{ category }} className={quietActionClass}>
          {fillText(words.moreIn, { category })} <GoArrow />
        </Link>
      </div>
      {data ? (
        <ul className="grid gap-x-gap gap-y-12 md:grid-cols-3">
          {data.map((entry) => (
            <li key={entry.id}>
              <ArticleCard article={entry} />
            </li>
          ))}
        </ul>
      ) : error ? (
        <ReadingProblem error={error} busy={busy} onRetry={tryAgain} />
      ) : (
        <LoadingGroup label={words.loadingRelated}>
          <SkeletonCards />
        </LoadingGroup>
      )}
    </section>
  );
}
