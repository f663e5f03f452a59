import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { EmbeddedFigures } from "../../../../embeds/embedded-figures.tsx";
import { isHidden } from "../../../../facts/hidden-pages.ts";
import { authorName } from "../../../../facts/site.ts";
import { sampleAuthor } from "../../../../facts/site-facts.ts";
import { useCopy, useSite } from "../../../../facts/use-site.ts";
import { SiteLink } from "../../../../site/site-link.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import type { Part } from "../../../../ui/queries.ts";
import type { EmbeddedEpisodes } from "../../../episodes/embedded-episode.ts";
import { EpisodeFigures } from "../../../episodes/ui/episode-figures.tsx";
import type { ArticleNeighbours as Neighbours, ReadableArticle } from "../../article.ts";
import { articlePicture, pictureSizes, secondPicture } from "../../article-picture.ts";
import { ArticleCover } from "../article-cover.tsx";
import { articleCopy } from "../blog-copy.ts";
import { articleWords } from "../reading-copy.ts";
import { usePart } from "../use-part.ts";
import { AuthorMark } from "./article-header.tsx";
import "../../../../ui/text-cards.css";

function ArticleNeighbours({ neighbours }: { neighbours: Part<Neighbours> }) {
  const article = useCopy(articleCopy);
  const { data } = usePart(neighbours);
  if (!data?.previous && !data?.next) return null;
  const { label, previous, next } = article.neighbours;
  return (
    <nav aria-label={label} className="no-print mt-12 grid border-t border-line md:grid-cols-2 lg:border-b">
      {data.previous ? (
        <Link
          to="/blog/$slug"
          params={{ slug: data.previous.slug }}
          rel="prev"
          className="grid content-start gap-1 wrap-anywhere py-4.5 text-ink no-underline hover:underline md:pr-6"
        >
          <span className="text-xs text-ink-soft">{previous}</span>
          <b lang={data.previous.lang} className="font-serif text-h4 font-heading text-balance">
            {data.previous.title}
          </b>
        </Link>
      ) : null}
      {data.next ? (
        <Link
          to="/blog/$slug"
          params={{ slug: data.next.slug }}
          rel="next"
          className="grid content-start gap-1 wrap-anywhere border-line py-4.5 text-ink no-underline hover:underline max-md:not-first:border-t md:col-start-2 md:border-l md:pl-6"
        >
          <span className="text-xs text-ink-soft">{next}</span>
          <b lang={data.next.lang} className="font-serif text-h4 font-heading text-balance">
            {data.next.title}
          </b>
        </Link>
      ) : null}
    </nav>
  );
}

/** A heading counts as reached in the top 30% of the viewport or above. */
const readingLine = "100000px 0px -70% 0px";

/** Id of the last heading reached, without measuring while scrolling. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(" ");
  useEffect(() => {
    const reached = new Set<string>();
    const order = names.split(" ");
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent(order.findLast((id) => reached.has(id)));
      },
      { rootMargin: readingLine },
    );
    for (const id of order) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [names]);
  return current;
}

/** Minimum minutes and sections of an article with a table of contents. */
const longReading = 4;
const manySections = 3;

/** In the margin, or collapsed above the text; nothing for a short article. */
function ArticleContents({ article: { headings, readingMinutes, lang } }: { article: ReadableArticle }) {
  const copy = useCopy(articleCopy);
  const sections = headings.filter(({ level }) => level === 2).length;
  const isLong = readingMinutes >= longReading && sections >= manySections;
  const current = useCurrentSection(isLong ? headings.map(({ id }) => id) : []);
  if (!isLong) return null;
  return (
    <nav aria-label={copy.contentsTitle} className="toc no-print">
      <details>
        <summary>
          {copy.contentsTitle}
          <ChevronDown className="size-5" aria-hidden="true" />
        </summary>
        <ol lang={lang}>
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

/** The owner is introduced, a guest only named, and a sample author is marked as one. */
function ArticleAuthor({ author }: { author: string }) {
  const site = useSite();
  const article = useCopy(articleCopy);
  const isOwner = author === site.facts.name;
  const { title, owner, guest, sample, aboutLink, newsletterLink } = article.author;
  const other = author === sampleAuthor ? sample : guest;
  return (
    <aside aria-label={title} className="mt-14 flex gap-5 border-t border-line pt-8">
      <AuthorMark author={author} />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{title}</p>
        <p className="font-serif text-h4 font-heading">{author}</p>
        <p className="mt-2 text-base text-ink-soft">{isOwner ? `${site.facts.role}. ${owner}` : other}</p>
        <p className="no-print mt-2 flex flex-wrap gap-x-6">
          {isOwner ? (
            <SiteLink to="/about" className="inline-flex min-h-11 items-center">
              {aboutLink}
            </SiteLink>
          ) : null}
          <SiteLink to="/sunday-review" className="inline-flex min-h-11 items-center">
            {newsletterLink}
          </SiteLink>
        </p>
      </div>
    </aside>
  );
}

type StoredHtmlProps = {
  html: string;
  lang: string | undefined;
  episodes: EmbeddedEpisodes | undefined;
  className?: string;
};

/** Sanitised when written and again when read (architecture, "Stored HTML"). */
function StoredHtml({ html, lang, episodes, className }: StoredHtmlProps) {
  const text = useRef<HTMLDivElement>(null);
  if (!html) return null;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the specification has sections rendered as HTML; it is sanitised by the server */}
      <div ref={text} lang={lang} className={className} dangerouslySetInnerHTML={{ __html: html }} />
      <EmbeddedFigures within={text} html={html} />
      <EpisodeFigures within={text} html={html} episodes={episodes} />
    </>
  );
}

type ArticleBodyProps = { article: ReadableArticle; neighbours: Part<Neighbours> };

/** Parts in the order of spec 2. */
export function ArticleBody({ article, neighbours }: ArticleBodyProps) {
  const site = useSite();
  const { episodes, lang } = article;
  const stored = { episodes, lang };
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
          {...stored}
          className="prose [&>p:first-child]:font-serif [&>p:first-child]:text-[clamp(1.3125rem,1.2rem+0.5vw,1.5625rem)] [&>p:first-child]:leading-[1.45] [&>p:first-child]:font-heading [&>p:first-child]:text-ink-mid [&>p:first-child_:is(strong,b)]:font-sans [&>p:first-child_:is(strong,b)]:text-[0.94em] [&>p:first-child_:is(strong,b)]:text-ink"
        />
        <StoredHtml html={article.section1} {...stored} className="prose mt-12" />
        {second ? (
          <ArticleCover
            src={second}
            alt={article.featuredImageAlt2}
            sizes={pictureSizes}
            className="my-10 aspect-[16/10] overflow-hidden rounded-card border border-line"
          />
        ) : null}
        <StoredHtml html={article.section2} {...stored} className="prose mt-12" />
        <ArticleCta cta={article.cta} {...stored} />
        <StoredHtml html={article.section3} {...stored} className="prose mt-12" />
        <StoredHtml html={article.conclusion} {...stored} className="prose mt-12" />
        <ArticleAuthor author={authorName(site, article.author)} />
        <ArticleNeighbours neighbours={neighbours} />
      </div>
    </div>
  );
}

function ArticleCta({ cta, ...stored }: Omit<StoredHtmlProps, "html"> & { cta: string | null }) {
  const site = useSite();
  const article = useCopy(articleCopy);
  const { title, text, action } = article.demoCta;
  const { nextStep } = useCopy(articleWords);
  if (!cta && isHidden(site, "/demo")) return null;
  return (
    <aside
      aria-label={nextStep}
      className="on-deep no-print my-10 rounded-card p-[clamp(24px,4vw,44px)] [&_a:not(.btn)]:inline-flex [&_a:not(.btn)]:min-h-11 [&_a:not(.btn)]:items-center [&_a:not(.btn)]:font-semibold [&_h2]:max-w-[14em] [&_p]:mt-3 [&_p]:max-w-[28em] [&_p]:text-ink-soft [&_p:last-child]:mt-6"
    >
      {cta ? (
        <StoredHtml html={cta} {...stored} />
      ) : (
        <>
          <h2>{title}</h2>
          <p>{text}</p>
          <p>
            <SiteLink to="/demo" className={buttonClass()}>
              {action}
            </SiteLink>
          </p>
        </>
      )}
    </aside>
  );
}
