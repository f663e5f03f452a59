import type { ReactNode } from "react";
import { PolicyEmbed } from "../../embeds/policy/policy-embed.tsx";
import { siteFacts } from "../../facts/site-facts.ts";
import type { LegalText } from "../../features/settings/legal-text.ts";
import { classNames } from "../../lib/class-names.ts";
import { formatDate } from "../../lib/dates.ts";
import { SiteLink } from "../../site/site-link.tsx";
import { ChevronDown } from "../../ui/icons.gen.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { fillFacts } from "./fill-facts.ts";
import { type LegalDocument as Document, legalCopy, legalDocuments, legalLines } from "./legal-copy.ts";

type Heading = { id: string; text: string; depth: number };
type LegalDocumentProps = {
  document: Document;
  html: string;
  headings: readonly Heading[];
  /** What replaces a paragraph such as {{services}}, by its name. */
  parts?: Readonly<Record<string, ReactNode>>;
  /** The owner's own words in place of the file's. */
  own: LegalText | null;
};

/** A legal page: its head, its contents in the margin, its words in the reading column. */
export function LegalDocument({ document, parts = {}, own, ...file }: LegalDocumentProps) {
  const { title, lead, path } = document;
  const { html, headings, updated } = own ?? { ...file, updated: document.updated };
  return (
    <article>
      <PageHead crumbs={[{ label: "Home", link: { to: "/" } }, { label: title }]} title={title} lead={lead}>
        <p className="mt-4 text-sm text-ink-soft">
          {legalCopy.updated} <time dateTime={updated}>{formatDate(updated, siteFacts.timeZone)}</time>
        </p>
      </PageHead>
      <div className="wrap grid gap-x-gap gap-y-10 pb-section lg:grid-cols-[3fr_9fr]">
        <Contents path={path} headings={headings} />
        <div className="min-w-0">
          <PolicyEmbed documents={document.hosted} name={document.hostedName} contact={<OwnerAddress />}>
            {own ? null : (
              <Notice tone="warning" title={legalCopy.draftTitle} className="max-w-read">
                <p>{legalCopy.draftText}</p>
              </Notice>
            )}
            <OwnDocument html={html} parts={parts} />
          </PolicyEmbed>
          <OtherDocuments path={path} />
        </div>
      </div>
    </article>
  );
}

/** The document's words, with the parts that are written from the code in their places. */
function OwnDocument({ html, parts }: { html: string; parts: NonNullable<LegalDocumentProps["parts"]> }) {
  const pieces = html.split(/<p>\{\{(services|register|gaps)\}\}<\/p>/);
  return pieces.map((piece, index) =>
    index % 2 === 0 ? (
      <Words key={piece.slice(0, 80)} html={piece} className={index === 0 ? "mt-10" : "mt-12"} />
    ) : (
      <div key={piece} className="prose mt-5">
        {parts[piece]}
      </div>
    ),
  );
}

function Words({ html, className }: { html: string; className: string }) {
  return (
    <div
      className={classNames("prose", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the document is a file of this project, or sanitised words of its owner
      dangerouslySetInnerHTML={{ __html: fillFacts(html, siteFacts) }}
    />
  );
}

function OwnerAddress() {
  return <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a>;
}

/** In the margin on a wide screen, folded above the document on a narrow one. */
function Contents({ path, headings }: { path: Document["path"]; headings: readonly Heading[] }) {
  const list = (
    <ol className="border-l border-line">
      {headings.map(({ id, text, depth }) => (
        <li key={id}>
          <SiteLink
            to={path}
            hash={id}
            className={classNames(
              "-ml-px block border-l border-transparent py-1.5 text-sm text-ink-soft no-underline hover:border-tide hover:text-tide max-lg:py-2.5",
              depth === 2 ? "pl-4" : "pl-8",
            )}
          >
            {fillFacts(text, siteFacts, String)}
          </SiteLink>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="disclosure lg:hidden print:hidden">
        <summary className="font-semibold">
          {legalCopy.contents}
          <ChevronDown />
        </summary>
        <nav aria-label={legalCopy.contents} className="pb-5">
          {list}
        </nav>
      </details>
      <nav
        aria-label={legalCopy.contents}
        className="sticky top-[calc(var(--bar)+24px)] max-h-[calc(100svh-var(--bar)-48px)] self-start overflow-y-auto pr-6 max-lg:hidden print:hidden"
      >
        <p className="mark mb-4">{legalCopy.contents}</p>
        {list}
      </nav>
    </>
  );
}

function OtherDocuments({ path }: { path: Document["path"] }) {
  const keys = Object.keys(legalDocuments) as (keyof typeof legalDocuments)[];
  return (
    <nav aria-labelledby="other-documents" className="mt-16 max-w-read print:hidden">
      <h2 id="other-documents" className="font-sans text-h4 font-semibold">
        {legalCopy.othersTitle}
      </h2>
      <ul className="mt-4 border-b border-line">
        {keys
          .filter((key) => legalDocuments[key].path !== path)
          .map((key) => (
            <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3">
              <SiteLink to={legalDocuments[key].path} className="inline-block py-1 font-semibold">
                {legalDocuments[key].title}
              </SiteLink>
              <span className="text-sm text-ink-soft">{legalLines[key]}</span>
            </li>
          ))}
      </ul>
    </nav>
  );
}
