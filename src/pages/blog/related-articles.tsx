import type { ArticleSummary } from "../../data/article.ts";
import { ArticleCard } from "./article-card.tsx";
import { articleCopy } from "./blog-copy.ts";

/** Up to three others of the category; nothing when there are none. */
export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related" className="wrap no-print pb-section">
      <h2 id="related" className="border-t border-line pt-10 pb-6 text-h3">
        {articleCopy.relatedTitle}
      </h2>
      <ul className="grid gap-x-gap gap-y-12 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
