import type { LinkProps } from "@tanstack/react-router";
import { Link } from "@tanstack/react-router";
import { errorMessage } from "../../../lib/error-message.ts";
import { type BinKind, binDays } from "../../../request/deletion.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageBar } from "../kit/page-bar.tsx";

type RecordStatesProps = {
  /** What is shown, such as "Lead". */
  noun: string;
  /** Null: there is none. */
  data: object | null | undefined;
  error: unknown;
  onRetry: () => void;
  back: { to: LinkProps["to"]; label: string };
  /** Under which kind the bin lists it; absent for what is only ever erased. */
  binKind?: BinKind;
};

/** A single record before it is there, when it cannot be read, and when there is none. */
export function RecordStates({ noun, data, error, onRetry, back, binKind }: RecordStatesProps) {
  return (
    <>
      <PageBar title={noun} back={back} />
      {error ? (
        <ErrorState
          title={`${noun} could not be loaded`}
          text={errorMessage(error)}
          action={<Button onClick={onRetry}>Try Again</Button>}
        />
      ) : data === null ? (
        <EmptyState
          title={`${noun} not found`}
          text={
            <>
              It was deleted or erased.
              {binKind ? (
                <>
                  {" "}
                  What was deleted stays in the{" "}
                  <Link to="/admin/bin" search={{ kind: binKind }}>
                    bin
                  </Link>{" "}
                  for {binDays} days.
                </>
              ) : null}
            </>
          }
          action={
            <Link to={back.to} className={buttonClass({ kind: "secondary" })}>
              {back.label}
            </Link>
          }
        />
      ) : (
        <p role="status" className="admin-note">
          Loading …
        </p>
      )}
    </>
  );
}
