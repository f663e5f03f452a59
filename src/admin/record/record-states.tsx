import { Link } from "@tanstack/react-router";
import { type BinKind, binDays } from "../../server-context/deletion.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageBar } from "../page-bar.tsx";
import { Loading, NotLoaded } from "../states.tsx";
import { type RecordKind, recordKinds } from "./record-kinds.ts";

type RecordStatesProps = {
  noun: string;
  /** Null when there is no such record. */
  data: object | null | undefined;
  error: unknown;
  onRetry: () => void;
  back: RecordKind;
  /** Absent for records that are only erased. */
  binKind?: BinKind | undefined;
};

/** Loading, failed and missing records. */
export function RecordStates({ noun, data, error, onRetry, back, binKind }: RecordStatesProps) {
  return (
    <>
      <PageBar title={noun} back={back} />
      {error ? (
        <NotLoaded what={noun} error={error} onRetry={onRetry} />
      ) : data === null ? (
        <EmptyState
          title={`${noun} not found`}
          text={
            <>
              It was deleted.
              {binKind ? (
                <>
                  {" "}
                  Deleted entries stay in the{" "}
                  <Link to="/admin/bin" search={{ kind: binKind }}>
                    bin
                  </Link>{" "}
                  for {binDays} days.
                </>
              ) : null}
            </>
          }
          action={
            <Link to={recordKinds[back].list} className={buttonClass({ kind: "secondary" })}>
              {recordKinds[back].many}
            </Link>
          }
        />
      ) : (
        <Loading />
      )}
    </>
  );
}
