import { ArrowDown, ArrowUp, ChevronsUpDown, Download } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { listPageSize } from "../../../request/list-request.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { download } from "./download.ts";
import type { ListChange, ListSearch } from "./list-search.ts";
import { useShortcut } from "./shortcuts.tsx";
import { withSession } from "./sign-in-again.ts";

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The list can be ordered by it; `key` is then what the server calls this order. */
  sortable?: boolean;
  /** Set right, in tabular figures. */
  number?: boolean;
  /** Left out where a table has little room. */
  wide?: boolean;
};

const columnClass = ({ number, wide }: Pick<Column<never>, "number" | "wide">) =>
  classNames(number && "is-number", wide && "is-wide") || undefined;

export type ListFilter<Name extends string> = {
  name: Name;
  /** What it shows when nothing is chosen, such as "All statuses". */
  all: string;
  options: readonly { value: string; label: string }[];
};

export type BulkAction = {
  label: string;
  danger?: boolean;
  /** The rows' keys; the selection is empty afterwards. */
  run: (keys: readonly string[]) => Promise<unknown>;
};

type DataTableProps<Row, Filter extends string> = {
  /** What is listed, such as "Articles". */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  total: number;
  rowKey: (row: Row) => string;
  /** What a row is called for anyone who cannot see it. */
  rowName: (row: Row) => string;
  state: ListSearch<Filter>;
  onChange: (change: ListChange<Filter>) => void;
  /** The order when the URL names none, such as "-date". */
  defaultSort?: string;
  filters?: readonly ListFilter<Filter>[];
  bulk?: readonly BulkAction[];
  /** The whole list with its filters as CSV. */
  exportCsv?: () => Promise<string>;
  exportName?: string;
  /** Shown when there is nothing at all; a search without a match has its own words. */
  empty: ReactNode;
  error?: unknown;
  onRetry?: () => void;
};

/**
 * A list of the admin area: search, filters and order in the URL, rows to select, pages, CSV. On a phone every row is a
 * small card.
 */
export function DataTable<Row, Filter extends string = never>(props: DataTableProps<Row, Filter>) {
  const { label, columns, rows, total, rowKey, rowName, state, onChange, filters = [], bulk = [] } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const keys = rows?.map(rowKey) ?? [];
  const chosen = keys.filter((key) => selected.has(key));
  const isFiltered = state.search !== "" || Object.values(state.filters).some((value) => value !== "");
  const pages = Math.ceil(total / listPageSize);

  function toggle(key: string) {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    setSelected(next);
  }

  if (props.error) {
    return (
      <ErrorState
        title={`${label} could not be loaded`}
        text={errorMessage(props.error)}
        action={props.onRetry ? <Button onClick={props.onRetry}>Try Again</Button> : null}
      />
    );
  }
  return (
    <div className="admin-list">
      <ListTools {...props} filters={filters} />
      {chosen.length > 0 ? (
        <BulkBar count={chosen.length} actions={bulk} keys={chosen} onDone={() => setSelected(new Set())} />
      ) : null}
      {rows === undefined ? (
        <p role="status" className="admin-list-wait">
          Loading {label.toLowerCase()} …
        </p>
      ) : rows.length === 0 ? (
        <div className="admin-list-empty">
          {isFiltered ? (
            <>
              <p>Nothing matches.</p>
              <Button kind="secondary" size="sm" onClick={() => onChange(clear(state))}>
                Clear the search
              </Button>
            </>
          ) : (
            props.empty
          )}
        </div>
      ) : (
        <table className="admin-table">
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
                    checked={chosen.length === keys.length}
                    ref={(box) => {
                      if (box) box.indeterminate = chosen.length > 0 && chosen.length < keys.length;
                    }}
                    onChange={() => setSelected(new Set(chosen.length === keys.length ? [] : keys))}
                  />
                </th>
              ) : null}
              {columns.map((column) => (
                <ColumnHead key={column.key} column={column} {...props} />
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
                  {columns.map(({ key: name, label: title, cell, number, wide }) => (
                    <td key={name} data-label={title} className={columnClass({ number, wide })}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <Pagination
        className="admin-list-pages"
        label={`${label} pages`}
        current={state.page}
        total={pages}
        link={(page, { rel: _rel, ...link }) => <button type="button" {...link} onClick={() => onChange({ page })} />}
      />
    </div>
  );
}

const clear = <Filter extends string>(state: ListSearch<Filter>): ListChange<Filter> => ({
  search: "",
  filters: Object.fromEntries(Object.keys(state.filters).map((name) => [name, ""])) as Record<Filter, string>,
});

function ListTools<Row, Filter extends string>(props: DataTableProps<Row, Filter>) {
  const { label, state, onChange, filters = [], exportCsv, exportName = label.toLowerCase() } = props;
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(state.search);
  const [busy, setBusy] = useState(false);
  useShortcut("/", () => field.current?.querySelector("input")?.focus());

  // The URL may change without anything being typed: a link, or the browser's buttons.
  const [shown, setShown] = useState(state.search);
  if (shown !== state.search) {
    setShown(state.search);
    setTyped(state.search);
  }
  useEffect(() => {
    if (typed === state.search) return;
    const timer = setTimeout(() => onChange({ search: typed }), 250);
    return () => clearTimeout(timer);
  }, [typed, state.search, onChange]);

  async function save() {
    if (!exportCsv) return;
    setBusy(true);
    try {
      download(`${exportName}.csv`, await withSession(exportCsv));
    } catch (failure) {
      toast({ title: "The file was not made", description: errorMessage(failure), type: "error" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="admin-tools" ref={field}>
      <SearchField
        label={`Search ${label.toLowerCase()}`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {filters.map(({ name, all, options }) => (
        <Select
          key={name}
          aria-label={all}
          value={state.filters[name]}
          onChange={({ target }) => onChange({ filters: { [name]: target.value } as Partial<Record<Filter, string>> })}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ))}
      {exportCsv ? (
        <Button kind="quiet" size="sm" busy={busy} onClick={() => void save()}>
          <Download />
          Export CSV
        </Button>
      ) : null}
    </div>
  );
}

type HeadProps<Row> = {
  column: Column<Row>;
  state: ListSearch;
  defaultSort?: string | undefined;
  onChange: (change: ListChange) => void;
};

function ColumnHead<Row>({ column, state, defaultSort = "", onChange }: HeadProps<Row>) {
  const { key, label, sortable } = column;
  const className = columnClass(column);
  if (!sortable) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const sort = state.sort || defaultSort;
  const order = sort === key ? "ascending" : sort === `-${key}` ? "descending" : "none";
  const Icon = order === "ascending" ? ArrowUp : order === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={order} className={className}>
      <button
        type="button"
        className={order === "none" ? "admin-sort" : "admin-sort is-on"}
        onClick={() => onChange({ sort: order === "ascending" ? `-${key}` : key })}
      >
        {label}
        <Icon className="admin-sort-icon" />
      </button>
    </th>
  );
}

type BulkBarProps = {
  count: number;
  actions: readonly BulkAction[];
  keys: readonly string[];
  onDone: () => void;
};

function BulkBar({ count, actions, keys, onDone }: BulkBarProps) {
  const [busy, setBusy] = useState<string>();
  async function run({ label, run: act }: BulkAction) {
    setBusy(label);
    try {
      await withSession(() => act(keys));
      onDone();
    } catch (failure) {
      toast({ title: `${label}: not done`, description: errorMessage(failure), type: "error" });
    } finally {
      setBusy(undefined);
    }
  }
  return (
    <div className="admin-bulk">
      <p role="status">{count} selected</p>
      {actions.map((action) => (
        <Button
          key={action.label}
          kind={action.danger ? "danger" : "secondary"}
          size="sm"
          busy={busy === action.label}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
    </div>
  );
}
