import { Link, useNavigate } from "@tanstack/react-router";
import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { BinKind } from "../../server-context/deletion.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import { buttonClass } from "../../ui/button.tsx";
import { PageBar } from "../page-bar.tsx";
import { recordKinds } from "../record/record-kinds.ts";
import { useShortcut } from "../shortcuts.tsx";
import { useAdminQuery } from "../use-admin-query.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { useListSearch } from "./list-search.ts";

export function NewLink({ kind }: { kind: "article" | "episode" | "page" | "booking" | "lead" }) {
  const link = { to: recordKinds[kind].page, params: { id: "new" } };
  const navigate = useNavigate();
  useShortcut("n", () => void navigate(link));
  return (
    <Link {...link} className={buttonClass()}>
      <Plus />
      New {kind}
    </Link>
  );
}

const rowKey = ({ id }: { id: number }) => String(id);

/** `key` is the query cache key below "admin"; `table` are props of the `DataTable`. */
export function useList<Filter extends string, List extends { total: number }>(
  key: readonly string[],
  filterNames: readonly Filter[],
  fetch: (call: { data: ListRequest & Record<Filter, string> }) => Promise<List>,
) {
  const [state, onChange] = useListSearch(filterNames);
  const { search, sort, page, filters } = state;
  const request = { search, sort, page, ...filters };
  const { data: list, error, refetch } = useAdminQuery([...key, request], () => fetch({ data: request }));
  const table = { rowKey, state, onChange, total: list?.total ?? 0, error, onRetry: () => void refetch() };
  return { list, request, table };
}

function BinLink({ kind }: { kind: BinKind }) {
  return (
    <Link
      to="/admin/bin"
      search={{ kind }}
      className={buttonClass({ kind: "secondary", className: "in-has-[>.btn~.btn~.btn]:max-phone:gap-0" })}
    >
      <Trash2 />
      <span className="in-has-[>.btn~.btn~.btn]:max-phone:sr-only">Deleted</span>
    </Link>
  );
}

type ListPageProps<Row, Filter extends string> = Omit<DataTableProps<Row, Filter>, "label"> & {
  title: string;
  label?: string;
  note?: ReactNode;
  bin?: BinKind;
  actions?: ReactNode;
  children?: ReactNode;
};

export function ListPage<Row, Filter extends string = never>(props: ListPageProps<Row, Filter>) {
  const { title, label = title, note, bin, actions, children, ...table } = props;
  return (
    <>
      <PageBar
        title={title}
        count={table.total || undefined}
        note={note}
        actions={
          bin ? (
            <>
              <BinLink kind={bin} />
              {actions}
            </>
          ) : (
            actions
          )
        }
      />
      {children}
      <DataTable {...table} label={label} />
    </>
  );
}
