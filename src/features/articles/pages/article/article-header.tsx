import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { authorName } from "../../../../facts/site.ts";
import { fillText } from "../../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../../facts/use-site.ts";
import { formatDate } from "../../../../lib/time/dates.ts";
import { relativeTime } from "../../../../lib/time/relative-time.ts";
import { Breadcrumbs, homeCrumb } from "../../../../ui/breadcrumbs.tsx";
import { accentClass } from "../../../../ui/card.tsx";
import { deferredPart } from "../../../../ui/deferred-part.tsx";
import type { Article } from "../../article.ts";
import { articleCopy } from "../blog-copy.ts";
import { categoryAccent } from "../category-accent.ts";
import { articleWords } from "../reading-copy.ts";
import { readingStates } from "../reading-states-copy.ts";

/** Decorative: the name is beside it. */
export function AuthorMark({ author }: { author: string }) {
  const initials = author
    .split(/\s+/)
    .map((part) => Array.from(part)[0] ?? "")
    .slice(0, 2)
    .join("");
  return (
    <span
      aria-hidden="true"
      className="grid size-11 flex-none place-items-center rounded-full bg-deep font-serif text-base font-heading text-on-deep"
    >
      {initials}
    </span>
  );
}

function ArticleTitle({ article }: { article: Article }) {
  const site = useSite();
  const copy = useCopy(articleCopy);
  const words = useCopy(articleWords);
  const { blog } = useCopy(readingStates);
  const category =
    article.category && ({ to: "/blog/category/$category", params: { category: article.category } } as const);
  return (
    <>
      <Breadcrumbs
        items={[
          homeCrumb,
          { label: blog, link: { to: "/blog" } },
          ...(category ? [{ label: article.category, link: category }] : []),
          { label: article.title },
        ]}
      />
      <p className="mt-6 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {category ? (
          <Link
            {...category}
            className="inline-flex min-h-8 items-center font-semibold text-accent no-underline hover:underline"
          >
            {article.category}
          </Link>
        ) : null}
        <time dateTime={article.publicationDate}>
          {formatDate(article.publicationDate, site.facts.timeZone, site.facts.language)}
        </time>
        <span>{fillText(words.minutesToRead, { count: article.readingMinutes })}</span>
        {article.revisedAt ? (
          <span>
            {copy.updated}{" "}
            <time dateTime={article.revisedAt}>
              {formatDate(article.revisedAt, site.facts.timeZone, site.facts.language)}
            </time>
          </span>
        ) : null}
      </p>
      <h1 lang={article.lang} className="text-h1-s">
        {article.title}
      </h1>
      <p lang={article.lang} className="lead">
        {article.summary}
      </p>
    </>
  );
}

const ShareMenu = deferredPart("visible", () => import("./share-menu.tsx").then((part) => part.ShareMenu));

type ArticleHeaderProps = {
  article: Article;
  /** Time of rendering; undefined in a preview, which shows neither age nor share menu. */
  now: number | undefined;
};

/** Elements in the order of spec 2. */
export function ArticleHeader({ article, now }: ArticleHeaderProps) {
  const site = useSite();
  const copy = useCopy(articleCopy);
  const { published } = useCopy(articleWords);
  const [currentTime, setCurrentTime] = useState(now);
  useEffect(() => setCurrentTime((previous) => previous && Date.now()), []);
  const author = authorName(site, article.author);

  return (
    <header className={`page-head ${accentClass(categoryAccent(site, article.category))}`}>
      <div className="wrap">
        <div className="mx-auto max-w-read">
          <ArticleTitle article={article} />
          <div className="mt-7 flex flex-wrap items-center justify-between gap-3 border-y border-line py-3 text-sm text-ink-soft">
            <p className="flex items-center gap-3">
              <AuthorMark author={author} />
              <span>
                <b className="block font-semibold text-ink">{author}</b>
                {currentTime === undefined
                  ? copy.preview
                  : fillText(published, {
                      ago: relativeTime(Date.parse(article.publicationDate), currentTime, site.facts.language),
                    })}
              </span>
            </p>
            {currentTime === undefined ? null : <ShareMenu title={article.title} path={`/blog/${article.slug}`} />}
          </div>
        </div>
      </div>
    </header>
  );
}
