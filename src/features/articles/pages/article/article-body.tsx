import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { EmbeddedFigures } from "../../../../embeds/embedded-figures.tsx";
import { authorName, siteFacts } from "../../../../facts/site-facts.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import type { Part } from "../../../../ui/queries.ts";
import type { EmbeddedEpisodes } from "../../../episodes/embedded-episode.ts";
import { EpisodeFigures } from "../../../episodes/ui/episode-figures.tsx";
import type { ArticleNeighbours as Neighbours, ReadableArticle } from "../../article.ts";
import { articlePicture, pictureSizes, secondPicture } from "../../article-picture.ts";
import { ArticleCover } from "../article-cover.tsx";
import { articleCopy } from "../blog-copy.ts";
import { ArticleAuthor } from "./article-author.tsx";
import { ArticleContents } from "./article-contents.tsx";
import { ArticleNeighbours } from "./article-neighbours.tsx";

type StoredHtmlProps = { html: string; episodes: EmbeddedEpisodes | undefined; className?: string };

/** Stored HTML, sanitised when it was written and again when it was read (architecture, "HTML hygiene"). */
function StoredHtml({ html, episodes, className }: StoredHtmlProps) {
  const text = useRef<HTMLDivElement>(null);
  if (!html) return null;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the specification has sections rendered as HTML; it is sanitised by the server */}
      <div ref={text} className={className} dangerouslySetInnerHTML={{ __html: html }} />
      <EmbeddedFigures within={text} html={html} />
      <EpisodeFigures within={text} html={html} episodes={episodes} />
    </>
  );
}

type ArticleBodyProps = { article: ReadableArticle; neighbours: Part<Neighbours> };

/** Featured image, introduction, sections, call to action and conclusion in the specified order (section 2). */
export function ArticleBody({ article, neighbours }: ArticleBodyProps) {
  const { episodes } = article;
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
          episodes={episodes}
          className="prose [&>p:first-child]:font-serif [&>p:first-child]:text-[clamp(1.3125rem,1.2rem+0.5vw,1.5625rem)] [&>p:first-child]:leading-[1.45] [&>p:first-child]:font-heading [&>p:first-child]:text-ink-mid [&>p:first-child_:is(strong,b)]:font-sans [&>p:first-child_:is(strong,b)]:text-[0.94em] [&>p:first-child_:is(strong,b)]:text-ink"
        />
        <StoredHtml html={article.section1} episodes={episodes} className="prose mt-12" />
        {second ? (
          <ArticleCover
            src={second}
            alt={article.featuredImageAlt2}
            sizes={pictureSizes}
            className="my-10 aspect-[16/10] overflow-hidden rounded-panel border border-line"
          />
        ) : null}
        <StoredHtml html={article.section2} episodes={episodes} className="prose mt-12" />
        <ArticleCta cta={article.cta} episodes={episodes} />
        <StoredHtml html={article.section3} episodes={episodes} className="prose mt-12" />
        <StoredHtml html={article.conclusion} episodes={episodes} className="prose mt-12" />
        <ArticleAuthor author={authorName(article.author) || siteFacts.name} />
        <ArticleNeighbours neighbours={neighbours} />
      </div>
    </div>
  );
}

/** The article's own call to action, or the invitation to a demo. */
function ArticleCta({ cta, episodes }: { cta: string | null; episodes: EmbeddedEpisodes | undefined }) {
  const { title, text, action } = articleCopy.demoCta;
  return (
    <aside
      aria-label="Next step"
      className="on-deep no-print my-10 rounded-card p-[clamp(24px,4vw,44px)] [&_a:not(.btn)]:inline-flex [&_a:not(.btn)]:min-h-11 [&_a:not(.btn)]:items-center [&_a:not(.btn)]:font-semibold [&_h2]:max-w-[14em] [&_p]:mt-3 [&_p]:max-w-[28em] [&_p]:text-ink-soft [&_p:last-child]:mt-6"
    >
      {cta ? (
        <StoredHtml html={cta} episodes={episodes} />
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
