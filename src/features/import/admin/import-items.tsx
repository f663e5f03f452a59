import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { ComparedPart, ComparedText, pairClass } from "../../../admin/editor/compare/compared-text.tsx";
import { comparedFields, differingFields } from "../../../admin/editor/compared-field.ts";
import { Note, Pending } from "../../../admin/states.tsx";
import { StatusChip } from "../../../admin/status-chip.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { articleFields } from "../../articles/editing/article-fields.ts";
import { episodeFields } from "../../episodes/editing/episode-fields.ts";
import { pageFields } from "../../own-pages/editing/page-fields.ts";
import { fetchImportItems } from "../site-import.functions.ts";
import { type ImportFilter, type ImportItem, importFilters, type SiteImport } from "../site-import.ts";
import { filterLabels, outcomeLabels, outcomeTones } from "./import-words.ts";

const editors = {
  article: "/admin/articles/$id",
  page: "/admin/pages/own/$id",
  episode: "/admin/episodes/$id",
} as const;

function ItemLink({ item }: { item: ImportItem }) {
  const { kind, itemId, title } = item;
  if (itemId === null || kind === "problem") return title || "–";
  const params = { id: String(itemId) };
  return (
    <Link to={editors[kind]} params={params}>
      {title}
    </Link>
  );
}

const fieldsOf = {
  article: comparedFields(articleFields),
  page: comparedFields(pageFields),
  episode: comparedFields(episodeFields),
};

/** Both versions side by side, with their differences. */
function Conflict({ item: { kind, ours, theirs, position } }: { item: ImportItem }) {
  if (!theirs || kind === "problem") return null;
  const differing = differingFields(fieldsOf[kind], ours ?? {}, theirs).filter(
    ({ kind: fieldKind }) => fieldKind !== "date",
  );
  return (
    <details>
      <summary className="w-fit cursor-pointer text-tide">Compare both versions</summary>
      {differing.map(({ name, label, kind: fieldKind }) => (
        <ComparedPart key={`${position} ${name}`} heading={<h3>{label}</h3>}>
          <div className={pairClass}>
            <div>
              <b>Here</b>
              <ComparedText framed kind={fieldKind} before={theirs[name] ?? ""} value={ours?.[name] ?? ""} />
            </div>
            <div>
              <b>In the export</b>
              <ComparedText framed kind={fieldKind} before={ours?.[name] ?? ""} value={theirs[name] ?? ""} />
            </div>
          </div>
        </ComparedPart>
      ))}
    </details>
  );
}

/** Items with their changes and losses; those that need attention come first. */
export function ImportItems({ entry }: { entry: SiteImport }) {
  const [outcome, setOutcome] = useState<ImportFilter | "">("");
  const [page, setPage] = useState(1);
  const { id, total, gaps } = entry;
  const counts: Partial<Record<ImportFilter, number>> = { ...entry.counts, gaps };
  const matchCount = outcome === "" ? total : (counts[outcome] ?? 0);
  const key = ["imports", "items", String(id), outcome, String(page), JSON.stringify(counts)];
  const query = useAdminQuery(key, () => fetchImportItems({ data: { id, outcome, page } }));
  const { data } = query;
  if (!data) return <Pending query={query} what="the items" />;
  return (
    <>
      <SelectField
        label="Show"
        value={outcome}
        options={[
          { value: "", label: `Everything (${total})` },
          ...importFilters
            .filter((filter) => counts[filter])
            .map((filter) => ({ value: filter, label: `${filterLabels[filter]} (${counts[filter]})` })),
        ]}
        onChange={(value) => {
          setOutcome(importFilters.find((filter) => filter === value) ?? "");
          setPage(1);
        }}
      />
      <ul className="admin-rows" aria-label="Items of the export">
        {data.map((item) => (
          <li key={item.position}>
            <span className="min-w-0 wrap-anywhere">
              <ItemLink item={item} />
              <small>{[item.place, ...item.notes].join(" · ")}</small>
              <Conflict item={item} />
            </span>
            <StatusChip tone={outcomeTones[item.outcome]}>{outcomeLabels[item.outcome]}</StatusChip>
          </li>
        ))}
      </ul>
      {data.length === 0 ? <Note>There is nothing of this kind.</Note> : null}
      <div className="admin-actions">
        {page > 1 ? <AdminButton onClick={() => setPage(page - 1)}>Earlier items</AdminButton> : null}
        {page * 100 < matchCount ? <AdminButton onClick={() => setPage(page + 1)}>Further items</AdminButton> : null}
      </div>
    </>
  );
}
