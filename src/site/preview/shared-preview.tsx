import type { ReactNode } from "react";
import type { Texts } from "../../facts/page-texts.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { closedPreviewCopy, previewWords } from "../../features/content-drafts/shared-preview-copy.ts";
import { formatDate } from "../../lib/time/dates.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { ActionLink } from "../action-link.tsx";

type SharedPreviewProps = {
  /** ISO timestamp until which the link works. */
  expiresAt: string;
  children: ReactNode;
};

export function SharedPreview({ expiresAt, children }: SharedPreviewProps) {
  const site = useSite();
  const { mark, note } = useCopy(previewWords);
  return (
    <>
      {children}
      <aside aria-label={mark} className="on-deep sticky bottom-0 z-10 px-gutter py-3 text-center text-sm print:static">
        <p>
          <b>{mark}.</b> {note}{" "}
          <time dateTime={expiresAt}>{formatDate(expiresAt, site.facts.timeZone, site.facts.language)}</time>.
        </p>
      </aside>
    </>
  );
}

export function ClosedPreview({ state }: { state: keyof Texts<typeof closedPreviewCopy> }) {
  const { title, lead } = useCopy(closedPreviewCopy)[state];
  const { contact } = useCopy(previewWords);
  return (
    <PageHead title={title} lead={lead} className="pb-section">
      <div className="mt-8">
        <ActionLink to="/contact" label={contact} />
      </div>
    </PageHead>
  );
}
