import { AskField } from "../../../site/ask-field.tsx";
import { SiteLink } from "../../../site/site-link.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { askCopy } from "./ask-copy.ts";
import { askMeta } from "./ask-meta.ts";

/** The archive could not be searched; the question stays. */
export function AskError() {
  const question = typeof window === "undefined" ? "" : (new URLSearchParams(window.location.search).get("q") ?? "");
  return (
    <>
      <PageHead title={askMeta.heading} lead={askCopy.lead}>
        <AskField question={question} className="mt-7" />
      </PageHead>
      <div className="wrap pb-section">
        <ErrorState
          title={askCopy.errorTitle}
          text={askCopy.errorText}
          action={
            <span className="flex flex-wrap justify-center gap-4">
              <Button onClick={() => window.location.reload()}>{askCopy.tryAgain}</Button>
              <SiteLink to="/contact" className={buttonClass({ kind: "secondary" })}>
                {askCopy.askPerson}
              </SiteLink>
            </span>
          }
        />
      </div>
    </>
  );
}
