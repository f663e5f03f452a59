import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { BinKind } from "../../../request/deletion.ts";
import { useAdminQuery } from "../kit/use-admin-query.ts";
import { recordId } from "./record-id.ts";
import { RecordStates } from "./record-states.tsx";

type RecordPageProps<Data> = {
  /** Names the records in the query cache, such as "leads". */
  name: string;
  /** What is shown, such as "Lead". */
  noun: string;
  back: { to: LinkProps["to"]; label: string };
  /** Under which kind the bin lists it; absent for what is only ever erased. */
  binKind?: BinKind;
  /** The id as it stands in the URL. */
  id: string;
  /** Calls the admin function; null when there is no such record. */
  fetch: (call: { data: { id: number } }) => Promise<Data | null>;
  children: (data: Data) => ReactNode;
};

/** One record by the id in its URL: loads it, or says why it is not there. */
export function RecordPage<Data extends object>({ name, id, fetch, children, ...states }: RecordPageProps<Data>) {
  const known = recordId(id);
  const { data, error, refetch } = useAdminQuery([name, "one", known], async () =>
    known === null ? null : fetch({ data: { id: known } }),
  );
  if (!data) return <RecordStates {...states} data={data} error={error} onRetry={() => void refetch()} />;
  return children(data);
}
