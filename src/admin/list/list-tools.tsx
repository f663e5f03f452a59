import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Select } from "../../ui/select.tsx";
import { type Option, Options } from "../../ui/select-field.tsx";
import { download } from "../download.ts";
import { useShortcut } from "../shortcuts.tsx";
import { withSession } from "../sign-in-again.ts";
import { useAction } from "../use-action.ts";
import type { ListChange, ListSearch } from "./list-search.ts";

export type ListFilter<Name extends string> = {
  name: Name;
  /** What it shows when nothing is chosen, such as "All statuses". */
  all: string;
  options: readonly Option[];
};

export type ListToolsProps<Filter extends string> = {
  /** What is listed, such as "Articles". */
  label: string;
  state: ListSearch<Filter>;
  onChange: (change: ListChange<Filter>) => void;
  filters?: readonly ListFilter<Filter>[];
  /** The whole list with its filters as CSV. */
  exportCsv?: () => Promise<string>;
  /** The name of that file without its ending; the label where it is left out. */
  exportName?: string;
};

const tools =
  "flex flex-wrap items-center gap-2 p-3 [&>.search]:flex-[1_1_200px] [&>.select]:min-w-37.5 [&>.select]:max-w-46 " +
  "max-tablet:[&>.select]:max-w-none max-tablet:[&>.select]:flex-[1_1_140px]";

/** Search, filters and the export of a list. */
export function ListTools<Filter extends string>(props: ListToolsProps<Filter>) {
  const { label, state, onChange, filters = [], exportCsv, exportName = label.toLowerCase() } = props;
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(state.search);
  useShortcut("f", () => field.current?.querySelector("input")?.focus());

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

  return (
    <div className={tools} ref={field}>
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
          <Options options={[{ value: "", label: all }, ...options]} />
        </Select>
      ))}
      {exportCsv ? <ExportButton name={exportName} exportCsv={exportCsv} /> : null}
    </div>
  );
}

function ExportButton({ name, exportCsv }: { name: string; exportCsv: () => Promise<string> }) {
  const { busy, run } = useAction(
    async () => download(`${name}.csv`, await withSession(exportCsv)),
    "The file was not made",
  );
  return (
    <Button
      kind="quiet"
      size="sm"
      busy={busy}
      className="mr-1 ml-2 in-has-[.select~.select~.select]:ml-1"
      onClick={run}
    >
      <Download />
      Export CSV
    </Button>
  );
}
