import type { ReactNode } from "react";
import { PolicyEmbed } from "../../embeds/policy/policy-embed.tsx";
import { siteFacts } from "../../facts/site-facts.ts";
import type { LegalText } from "../../features/settings/legal-text.ts";
import type { LegalDocument as Document } from "./legal-documents.ts";
import { LegalHead, OtherDocuments } from "./legal-frame.tsx";

type LegalDocumentProps = {
  document: Document;
  /** The owner's own words in place of the file's. */
  own: LegalText | null;
  contents: ReactNode;
  /** The document's words. */
  children: ReactNode;
};

/** A legal page: its head, its contents in the margin, its words in the reading column. */
export function LegalDocument({ document, own, contents, children }: LegalDocumentProps) {
  const { key, hosted, hostedName } = document;
  return (
    <article>
      <LegalHead document={key} updated={own?.updated} />
      <div className="wrap grid gap-x-gap gap-y-10 pb-section lg:grid-cols-[3fr_9fr]">
        {contents}
        <div className="min-w-0">
          <PolicyEmbed documents={hosted} name={hostedName} contact={<OwnerAddress />}>
            {children}
          </PolicyEmbed>
          <OtherDocuments document={key} />
        </div>
      </div>
    </article>
  );
}

function OwnerAddress() {
  return <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a>;
}
