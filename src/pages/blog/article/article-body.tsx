import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { EmbeddedFigures } from "../../../embeds/embedded-figures.tsx";
import { authorName, siteFacts } from "../../../facts/site-facts.ts";
import type { ArticleNeighbours as Neighbours, ReadableArticle } from "../../../features/articles/article.ts";
import { articlePicture, pictureSizes, secondPicture } from "../../../features/articles/article-picture.ts";
import type { Part } from "../../../lib/queries.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { ArticleCover } from "../article-cover.tsx";
import { articleCopy } from "../blog-copy.ts";
import { ArticleAuthor } from "./article-author.tsx";
import { ArticleContents } from "./article-contents.tsx";
import { ArticleNeighbours } from "./article-neighbours.tsx";

/** Stored HTML, sanitised when it was written and again when it was read (architecture, "HTML hygiene"). */
function StoredHtml({ html, className }: { html: string; className?: string }) {
  const text = useRef<HTMLDivElement>(null);
  if (!html) return null;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the specification has sections rendered as HTML; it is sanitised by the server */}
      <div ref={text} className={className} dangerouslySetInnerHTML={{ __html: html }} />
      <EmbeddedFigures within={text} html={html} />
    </>
  );
}

type ArticleBodyProps = { article: ReadableArticle; neighbours: Part<Neighbours> };

/** Featured image, introduction, sections, call to action and conclusion in the specified order (section 2). */
export function ArticleBody({ article, neighbours }: ArticleBodyProps) {
  const second = secondPicture(article);
  return (
    <div className="wrap article-grid pb-section-tight">
      <ArticleContents article={article} />
      <div className="mx-auto w-full max-w-read">
        <ArticleCover
          src={articlePicture(article)}
          sizes={pictureSizes}
          priority
          className="mb-10 aspect-[16/10] overflow-hidden rounded-card border border-line"
        />
        <StoredHtml
          html={article.introduction}
          className="prose [&>p:first-child]:font-serif [&>p:first-child]:text-[clamp(1.3125rem,1.2rem+0.5vw,1.5625rem)] [&>p:first-child]:leading-[1.45] [&>p:first-child]:font-heading [&>p:first-child]:text-ink-mid"
        />
        <StoredHtml html={article.section1} className="prose mt-12" />
        {second ? (
          <ArticleCover
            src={second}
            alt={article.featuredImageAlt2}
            sizes={pictureSizes}
            className="my-10 aspect-[16/10] overflow-hidden rounded-panel border border-line"
          />
        ) : null}
        <StoredHtml html={article.section2} className="prose mt-12" />
        <ArticleCta cta={article.cta} />
        <StoredHtml html={article.section3} className="prose mt-12" />
        <StoredHtml html={article.conclusion} className="prose mt-12" />
        <ArticleAuthor author={authorName(article.author) || siteFacts.name} />
        <ArticleNeighbours neighbours={neighbours} />
      </div>
    </div>
  );
}

/** The article's own call to action, or the invitation to a demo. */
function ArticleCta({ cta }: { cta: string | null }) {
  const { title, text, action } = articleCopy.demoCta;
  return (
    <aside
      aria-label="Next step"
      className="on-deep no-print my-10 rounded-card p-[clamp(24px,4vw,44px)] [&_a:not(.btn)]:inline-flex [&_a:not(.btn)]:min-h-11 [&_a:not(.btn)]:items-center [&_a:not(.btn)]:font-semibold [&_h2]:max-w-[14em] [&_p]:mt-3 [&_p]:max-w-[28em] [&_p]:text-ink-soft [&_p:last-child]:mt-6"
    >
      {cta ? (
        <StoredHtml html={cta} />
      ) : (
        <>
          <h2>{title}</h2>
          <p>{text}</p>
          <p>
            <Link to="/demo" className={buttonClass()}>
              {action}
            </Link>
          </p>
        </>
      )}
    </aside>
  );
}
