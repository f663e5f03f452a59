import type { ReactNode } from "react";
import { errorMessage } from "../lib/error-message.ts";
import { ErrorState } from "../ui/error-state.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { SiteFrame } from "./site-frame.tsx";

type PreviewFrameProps = {
  /** What it is a preview of: "article" or "issue". */
  noun: string;
  /** The item's title once it is loaded. */
  title: string | undefined;
  isPending: boolean;
  error: Error | null;
  /** Leads to the list of all items. */
  back: ReactNode;
  /** The item's page; null until it is loaded, or when there is none. */
  children: ReactNode;
};

/** The frame of the site around a page with unsaved work. */
export function PreviewFrame({ noun, title, isPending, error, back, children }: PreviewFrameProps) {
  return (
    <SiteFrame>
      <title>{`Preview: ${title ?? noun}`}</title>
      {children ?? (
        <div className="wrap grid min-h-dvh place-items-center pt-bar">
          <h1 className="sr-only">Preview</h1>
          {isPending ? (
            <Spinner label="Drawing the preview" />
          ) : (
            <ErrorState
              title="There is nothing to show"
              text={error ? errorMessage(error) : `This ${noun} does not exist.`}
              action={back}
            />
          )}
        </div>
      )}
    </SiteFrame>
  );
}
