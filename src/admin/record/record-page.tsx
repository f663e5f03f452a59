import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type BinKind, binDays, binKinds } from "../../server-context/deletion.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/page-states.tsx";
import { PageBar } from "../page-bar.tsx";
import { Loading, NotLoaded } from "../states.tsx";
import { useAdminQuery } from "../use-admin-query.ts";
import { queryName, type RecordKind, recordKinds } from "./record-kinds.ts";

type RecordStatesProps = {
  noun: string;
  /** Null if the record doesn't exist. */
  data: object | null | undefined;
  error: unknown;
  onRetry: () => void;
  back: RecordKind;
  /** Absent for records that skip the bin. */
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

/** Null if the text isn't an id. */
export function recordId(text: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

type RecordPageProps<Data> = {
  kind: RecordKind;
  id: string;
  /** Query cache key, if shared with other kinds. */
  of?: string;
  /** Null if the record doesn't exist. */
  fetch: (call: { data: { id: number } }) => Promise<Data | null>;
  children: (data: Data) => ReactNode;
};

export function RecordPage<Data extends object>({
  kind,
  id,
  of = queryName(kind),
  fetch,
  children,
}: RecordPageProps<Data>) {
  const validId = recordId(id);
  const { data, error, refetch } = useAdminQuery([of, "one", kind, validId], async () =>
    validId === null ? null : fetch({ data: { id: validId } }),
  );
  if (data) return children(data);
  return (
    <RecordStates
      noun={recordKinds[kind].one}
      back={kind}
      binKind={binKinds.find((candidate) => candidate === kind)}
      data={data}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
