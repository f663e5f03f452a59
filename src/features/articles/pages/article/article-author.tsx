import { Link } from "@tanstack/react-router";
import { siteFacts } from "../../../../facts/site-facts.ts";
import { AuthorMark } from "../author-mark.tsx";
import { articleCopy } from "../blog-copy.ts";

/** Who wrote the article; the owner is introduced, a guest is named. */
export function ArticleAuthor({ author }: { author: string }) {
  const isOwner = author === siteFacts.name;
  const { title, owner, guest, aboutLink, newsletterLink } = articleCopy.author;
  return (
    <aside aria-label={title} className="mt-14 flex gap-5 border-t border-line pt-8">
      <AuthorMark author={author} />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{title}</p>
        <p className="font-serif text-h4 font-heading">{author}</p>
        <p className="mt-2 text-base text-ink-soft">{isOwner ? `${siteFacts.role}. ${owner}` : guest}</p>
        <p className="no-print mt-2 flex flex-wrap gap-x-6">
          {isOwner ? (
            <Link to="/about" className="inline-flex min-h-11 items-center">
              {aboutLink}
            </Link>
          ) : null}
          <Link to="/sunday-review" className="inline-flex min-h-11 items-center">
            {newsletterLink}
          </Link>
        </p>
      </div>
    </aside>
  );
}
