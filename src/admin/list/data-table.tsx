import { Link, type LinkProps } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { classNames } from "../../lib/class-names.ts";
import { listPageSize, maxSearchLength } from "../../server-context/list-request.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState, type EmptyStateProps } from "../../ui/page-states.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Select } from "../../ui/select.tsx";
import { type Option, Options } from "../../ui/select-field.tsx";
import { AdminButton } from "../admin-button.tsx";
import { downloadCsv } from "../download.ts";
import { useShortcut } from "../shortcuts.tsx";
import { NotLoaded } from "../states.tsx";
import { useAction } from "../use-change.ts";
import { type BulkAction, BulkBar } from "./bulk-bar.tsx";
import { type Column, ColumnHead, columnClass } from "./column-head.tsx";
import type { ListChange, ListSearch } from "./list-search.ts";

type ListFilter<Name extends string> = {
  name: Name;
  /** Option without a filter, such as "All statuses". */
  all: string;
  options: readonly Option[];
};

type ListToolsProps<Filter extends string> = {
  label: string;
  state: ListSearch<Filter>;
  onChange: (change: ListChange<Filter>, options?: { isReplaced?: boolean }) => void;
  filters?: readonly ListFilter<Filter>[];
  exportCsv?: () => Promise<string>;
  /** File name without extension; the label by default. */
  exportName?: string;
};

const tools =
  "flex flex-wrap items-center gap-2 p-3 [&>.search]:flex-[1_1_200px] [&>.select]:min-w-37.5 [&>.select]:max-w-46 " +
  "max-tablet:[&>.select]:max-w-none max-tablet:[&>.select]:flex-[1_1_140px]";

function ListTools<Filter extends string>(props: ListToolsProps<Filter>) {
  const { label, state, onChange, filters = [], exportCsv, exportName = label.toLowerCase() } = props;
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(state.search);
  useShortcut("f", () => field.current?.querySelector("input")?.focus());

  // The URL also changes through links and the browser's buttons.
  const [previousSearch, setPreviousSearch] = useState(state.search);
  if (previousSearch !== state.search) {
    setPreviousSearch(state.search);
    setTyped(state.search);
  }
  useEffect(() => {
    if (typed === state.search) return;
    const timer = setTimeout(() => onChange({ search: typed }), 250);
    return () => clearTimeout(timer);
  }, [typed, state.search, onChange]);

  return (
    <div className={tools} ref={field}>
      <SearchField
        label={`Search ${label.toLowerCase()}`}
        value={typed}
        maxLength={maxSearchLength}
        onChange={({ target }) => setTyped(target.value)}
      />
      {filters.map(({ name, all, options }) => (
        <Select
          key={name}
          aria-label={all}
          value={state.filters[name]}
          onChange={({ target }) => onChange({ filters: { [name]: target.value } as Partial<Record<Filter, string>> })}
        >
          <Options options={[{ value: "", label: all }, ...options]} />
        </Select>
      ))}
      {exportCsv ? <ExportButton name={exportName} exportCsv={exportCsv} /> : null}
    </div>
  );
}

function ExportButton({ name, exportCsv }: { name: string; exportCsv: () => Promise<string> }) {
  const { busy, run } = useAction(
    async () => downloadCsv(`${name}.csv`, await exportCsv()),
    "The file could not be created",
  );
  return (
    <AdminButton kind="quiet" busy={busy} className="mr-1 ml-2 in-has-[.select~.select~.select]:ml-1" onClick={run}>
      <Download />
      Export CSV
    </AdminButton>
  );
}

export type DataTableProps<Row, Filter extends string> = ListToolsProps<Filter> & {
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  total: number;
  rowKey: (row: Row) => string;
  /** Accessible name of a row. */
  rowName: (row: Row) => string;
  defaultSort?: string;
  bulk?: readonly BulkAction[];
  /** For an empty list, with an action or a link; a search without matches has its own text. */
  empty: EmptyStateProps & { link?: { to: LinkProps["to"]; label: string } };
  /** The list is a subset even without filters: an empty one keeps its tools. */
  hasToolsWhenEmpty?: boolean;
  error: unknown;
  onRetry: () => void;
};

/** List with search, filters and order in the URL, selection, paging and CSV; an empty list has no tools. On a phone a row has two lines. */
export function DataTable<Row, Filter extends string = never>(props: DataTableProps<Row, Filter>) {
  const { label, columns, total, rowKey, rowName, state, onChange, bulk = [], defaultSort = "-date" } = props;
  const lastPage = Math.max(1, Math.ceil(total / listPageSize));
  // An old link, or a last page whose rows have been deleted.
  const isPastEnd = props.rows?.length === 0 && total > 0 && state.page > lastPage;
  useEffect(() => {
    if (isPastEnd) onChange({ page: lastPage }, { isReplaced: true });
  });
  const rows = isPastEnd ? undefined : props.rows;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const keys = rows?.map(rowKey) ?? [];
  const selectedKeys = keys.filter((key) => selected.has(key));
  const { link, ...empty } = props.empty;
  const isEmpty = rows?.length === 0;
  const isFiltered = state.search !== "" || Object.values(state.filters).some((value) => value !== "");

  function toggle(key: string) {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    setSelected(next);
  }

  // A failed refetch leaves the rows.
  if (props.error && !props.rows) return <NotLoaded what={label} error={props.error} onRetry={props.onRetry} />;
  return (
    <div className="rounded-card border bg-surface">
      {isEmpty && !isFiltered && !props.hasToolsWhenEmpty ? null : <ListTools {...props} />}
      {selectedKeys.length > 0 ? (
        <BulkBar actions={bulk} keys={selectedKeys} onDone={() => setSelected(new Set())} />
      ) : null}
      {rows === undefined ? (
        <p role="status" className="grid justify-items-center gap-3 border-t px-4 py-12 text-center text-ink-soft">
          Loading {label.toLowerCase()} …
        </p>
      ) : isEmpty ? (
        <div className="grid justify-items-center gap-3 not-first:border-t px-4 py-12 text-center text-ink-soft">
          {isFiltered ? (
            <>
              <p>Nothing matches.</p>
              <AdminButton onClick={() => onChange(emptySearch(state))}>Clear the search</AdminButton>
            </>
          ) : (
            <EmptyState
              action={
                link ? (
                  <Link to={link.to} className={buttonClass({ kind: "secondary" })}>
                    {link.label}
                  </Link>
                ) : undefined
              }
              {...empty}
            />
          )}
        </div>
      ) : (
        <table className="admin-table is-list">
          <caption className="sr-only">
            {label}, {total.toLocaleString("en-GB")} in all
          </caption>
          <thead>
            <tr>
              {bulk.length > 0 ? (
                <th scope="col" className="is-check">
                  <input
                    type="checkbox"
                    aria-label="Select all on this page"
                    checked={selectedKeys.length === keys.length}
                    ref={(box) => {
                      if (box) box.indeterminate = selectedKeys.length > 0 && selectedKeys.length < keys.length;
                    }}
                    onChange={() => setSelected(new Set(selectedKeys.length === keys.length ? [] : keys))}
                  />
                </th>
              ) : null}
              {columns.map((column) => (
                <ColumnHead key={column.key} {...{ column, state, onChange, defaultSort }} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const key = rowKey(row);
              return (
                <tr key={key} data-selected={selected.has(key)}>
                  {bulk.length > 0 ? (
                    <td className="is-check">
                      <input
                        type="checkbox"
                        aria-label={`Select ${rowName(row)}`}
                        checked={selected.has(key)}
                        onChange={() => toggle(key)}
                      />
                    </td>
                  ) : null}
                  {columns.map((column) => {
                    const content = column.cell(row);
                    return (
                      <td
                        key={column.key}
                        data-label={column.label}
                        className={classNames(columnClass(column), content === "–" && "is-empty")}
                      >
                        {content}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <Pagination
        className="border-t p-2"
        label={`${label} pages`}
        current={state.page}
        total={Math.ceil(total / listPageSize)}
        link={(page, { rel: _rel, ...link }) => <button type="button" {...link} onClick={() => onChange({ page })} />}
      />
    </div>
  );
}

const emptySearch = <Filter extends string>(state: ListSearch<Filter>): ListChange<Filter> => ({
  search: "",
  filters: Object.fromEntries(Object.keys(state.filters).map((name) => [name, ""])) as Record<Filter, string>,
});
