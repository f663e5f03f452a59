import { useRouter } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { SitePath } from "../../facts/navigation.ts";
import type { SiteFacts } from "../../facts/site-facts.ts";
import { useCopy, useEnglishPart, useSite } from "../../facts/use-site.ts";
import { type LegalText, legalPieces } from "../../features/settings/legal-text.ts";
import { classNames } from "../../lib/class-names.ts";
import { escapeHtml } from "../../lib/plain-text.ts";
import { SiteLink } from "../../site/site-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { legalCopy } from "./legal-copy.ts";
import "../../ui/text-cards.css";

/** Replaces each `{{fact}}`, HTML-escaped by default. @throws on an unknown fact, so that no braces reach visitors */
export function fillFacts(html: string, facts: SiteFacts, encode = escapeHtml): string {
  const { address } = facts;
  const values: Record<string, string> = {
    name: facts.name,
    role: facts.role,
    street: address.street,
    postalCode: address.postalCode,
    city: address.city,
    country: address.country,
    email: facts.email,
    phone: facts.phone.text,
    phoneNumber: facts.phone.href.replace("tel:", ""),
    vatId: facts.vatId,
    newsletter: facts.newsletterName,
    podcast: facts.podcastName,
    product: facts.productName,
    ebook: facts.ebookTitle,
  };
  // In URLs the braces are percent-encoded.
  return html.replace(/(?:\{\{|%7B%7B)(\w+)(?:\}\}|%7D%7D)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Unknown fact "${name}" in a legal text`);
    return encode(value);
  });
}

type Heading = { id: string; text: string; depth: number };

type LegalWordsProps = {
  html: string;
  /** Replaces paragraphs such as {{services}}, by name. */
  parts?: Readonly<Record<string, ReactNode>>;
  own: LegalText | null;
};

export function LegalWords({ html, parts = {}, own }: LegalWordsProps) {
  const router = useRouter();
  const { draftTitle, draftText } = useCopy(legalCopy);
  // The paths of an exported site differ.
  const draft = (own?.isDraft ? own.html : html).replaceAll(
    /(?<=href=")\/[^"#]*/g,
    (path) => router.buildLocation({ to: path }).publicHref,
  );
  const final = own && !own.isDraft ? own.html : undefined;
  return (
    <>
      {final === undefined ? (
        <Notice tone="warning" title={draftTitle} className="max-w-read">
          <p>{draftText}</p>
        </Notice>
      ) : null}
      <Pieces html={final ?? draft} parts={parts} />
    </>
  );
}

/** The processing register is in English, for supervisory authorities. */
const englishParts = ["register"];

function Pieces({ html, parts }: { html: string; parts: NonNullable<LegalWordsProps["parts"]> }) {
  const englishPart = useEnglishPart();
  return legalPieces(html).map((piece, index) =>
    index % 2 === 0 ? (
      <Words key={piece.slice(0, 80)} html={piece} className={index === 0 ? "mt-10" : "mt-12"} />
    ) : (
      <div key={piece} className="prose mt-5" lang={englishParts.includes(piece) ? englishPart : undefined}>
        {parts[piece]}
      </div>
    ),
  );
}

function Words({ html, className }: { html: string; className: string }) {
  const site = useSite();
  return (
    <div
      className={classNames("prose", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project, or sanitised HTML of the owner
      dangerouslySetInnerHTML={{ __html: fillFacts(html, site.facts) }}
    />
  );
}

/** In the margin on wide screens, folded above the document on narrow ones. */
export function LegalContents({ path, headings }: { path: SitePath; headings: readonly Heading[] }) {
  const site = useSite();
  const copy = useCopy(legalCopy);
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
            {fillFacts(text, site.facts, String)}
          </SiteLink>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="disclosure lg:hidden print:hidden">
        <summary className="font-semibold">
          {copy.contents}
          <ChevronDown />
        </summary>
        <nav aria-label={copy.contents} className="pb-5">
          {list}
        </nav>
      </details>
      <nav
        aria-label={copy.contents}
        className="sticky top-[calc(var(--bar)+24px)] max-h-[calc(100svh-var(--bar)-48px)] self-start overflow-y-auto pr-6 max-lg:hidden print:hidden"
      >
        <p className="mark mb-4">{copy.contents}</p>
        {list}
      </nav>
    </>
  );
}
