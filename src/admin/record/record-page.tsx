import type { ReactNode } from "react";
import { binKinds } from "../../server-context/deletion.ts";
import { useAdminQuery } from "../use-admin-query.ts";
import { recordId } from "./record-id.ts";
import { queryName, type RecordKind, recordKinds } from "./record-kinds.ts";
import { RecordStates } from "./record-states.tsx";

type RecordPageProps<Data> = {
  kind: RecordKind;
  id: string;
  /** Null when there is no such record. */
  fetch: (call: { data: { id: number } }) => Promise<Data | null>;
  children: (data: Data) => ReactNode;
};

export function RecordPage<Data extends object>({ kind, id, fetch, children }: RecordPageProps<Data>) {
  const known = recordId(id);
  const { data, error, refetch } = useAdminQuery([queryName(kind), "one", known], async () =>
    known === null ? null : fetch({ data: { id: known } }),
  );
  if (data) return children(data);
  return (
    <RecordStates
      noun={recordKinds[kind].one}
      back={kind}
      binKind={binKinds.find((one) => one === kind)}
      data={data}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
