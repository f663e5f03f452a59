import type { ReactNode } from "react";
import { PolicyEmbed } from "../../embeds/policy/policy-embed.tsx";
import { useCopy, useSite } from "../../facts/use-site.ts";
import type { LegalText } from "../../features/settings/legal-text.ts";
import { formatDate } from "../../lib/time/dates.ts";
import { SiteLink } from "../../site/site-link.tsx";
import { homeCrumb } from "../../ui/breadcrumbs.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { legalCopy, legalDates, legalLeads, legalLines } from "./legal-copy.ts";
import type { LegalDocument as Document } from "./legal-documents.ts";
import { type LegalKey, legalMetaCopy, legalPaths } from "./legal-meta.ts";

/** `updated` is the ISO date of the owner's own text. */
function LegalHead({ document, updated: own }: { document: LegalKey; updated: string | undefined }) {
  const site = useSite();
  const { title } = useCopy(legalMetaCopy)[document];
  const lead = useCopy(legalLeads)[document];
  const copy = useCopy(legalCopy);
  const updated = own ?? legalDates[document];
  return (
    <PageHead crumbs={[homeCrumb, { label: title }]} title={title} lead={lead}>
      <p className="mt-4 text-sm text-ink-soft">
        {copy.updated} <time dateTime={updated}>{formatDate(updated, site.facts.timeZone, site.facts.language)}</time>
      </p>
    </PageHead>
  );
}

function OtherDocuments({ document }: { document: LegalKey }) {
  const copy = useCopy(legalCopy);
  const meta = useCopy(legalMetaCopy);
  const lines = useCopy(legalLines);
  const keys = Object.keys(legalPaths) as LegalKey[];
  return (
    <nav aria-labelledby="other-documents" className="mt-16 max-w-read print:hidden">
      <h2 id="other-documents" className="font-sans text-h4 font-semibold">
        {copy.othersTitle}
      </h2>
      <ul className="mt-4 border-b border-line">
        {keys
          .filter((key) => key !== document)
          .map((key) => (
            <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3">
              <SiteLink to={legalPaths[key]} className="inline-block py-1 font-semibold">
                {meta[key].title}
              </SiteLink>
              <span className="text-sm text-ink-soft">{lines[key]}</span>
            </li>
          ))}
      </ul>
    </nav>
  );
}

type LegalDocumentProps = {
  document: Document;
  /** The owner's text, which replaces the text of the file. */
  own: LegalText | null;
  contents: ReactNode;
  children: ReactNode;
};

/** Contents in the margin, text in the reading column. */
export function LegalDocument({ document, own, contents, children }: LegalDocumentProps) {
  const { email } = useSite().facts;
  const { key, hosted, hostedName } = document;
  return (
    <article>
      <LegalHead document={key} updated={own?.updated} />
      <div className="wrap grid gap-x-gap gap-y-10 pb-section lg:grid-cols-[3fr_9fr]">
        {contents}
        <div className="min-w-0">
          <PolicyEmbed documents={hosted} name={hostedName} contact={<a href={`mailto:${email}`}>{email}</a>}>
            {children}
          </PolicyEmbed>
          <OtherDocuments document={key} />
        </div>
      </div>
    </article>
  );
}
