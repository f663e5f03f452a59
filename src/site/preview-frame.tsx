import type { ReactNode } from "react";
import { errorMessage } from "../lib/error-message.ts";
import { ErrorState } from "../ui/page-states.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { SiteFrame } from "./site-frame.tsx";

type PreviewFrameProps = {
  noun: string;
  title: string | undefined;
  isPending: boolean;
  error: Error | null;
  back: ReactNode;
  /** Null until loaded, or when there is none. */
  children: ReactNode;
};

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
