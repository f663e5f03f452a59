import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Note, NotLoaded } from "../../../admin/states.tsx";
import { StatusChip } from "../../../admin/status-chip.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { fetchImportItems } from "../site-import.functions.ts";
import { type ImportItem, type ImportOutcome, importOutcomes, type SiteImport } from "../site-import.ts";
import { outcomeTones, outcomeWords } from "./import-words.ts";

function ItemLink({ item }: { item: ImportItem }) {
  const { kind, itemId, title } = item;
  if (itemId === null || kind === "problem") return title || "–";
  const params = { id: String(itemId) };
  return kind === "article" ? (
    <Link to="/admin/articles/$id" params={params}>
      {title}
    </Link>
  ) : (
    <Link to="/admin/episodes/$id" params={params}>
      {title}
    </Link>
  );
}

const words = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The text of the export, beside the site's own behind the title. */
function Theirs({ theirs }: { theirs: Record<string, string> }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer text-tide">Text of the export</summary>
      {Object.entries(theirs)
        .filter(([, text]) => text.trim() !== "")
        .map(([field, text]) => (
          <p key={field} className="mt-1 wrap-anywhere">
            <b>{field}:</b> {words(text)}
          </p>
        ))}
    </details>
  );
}

/** Every item with what is changed or lost, those that need attention first. */
export function ImportItems({ entry }: { entry: SiteImport }) {
  const [outcome, setOutcome] = useState<ImportOutcome | "">("");
  const [page, setPage] = useState(1);
  const { id, total, counts } = entry;
  const shown = outcome === "" ? total : (counts[outcome] ?? 0);
  const key = ["imports", "items", String(id), outcome, String(page), JSON.stringify(counts)];
  const { data, error, refetch } = useAdminQuery(key, () => fetchImportItems({ data: { id, outcome, page } }));
  if (error) return <NotLoaded what="The items" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <SelectField
        label="Show"
        value={outcome}
        options={[
          { value: "", label: `Everything (${total})` },
          ...importOutcomes
            .filter((one) => counts[one])
            .map((one) => ({ value: one, label: `${outcomeWords[one]} (${counts[one]})` })),
        ]}
        onChange={(value) => {
          setOutcome(importOutcomes.find((one) => one === value) ?? "");
          setPage(1);
        }}
      />
      <ul className="admin-rows" aria-label="Items of the export">
        {data?.map((item) => (
          <li key={item.position}>
            <span className="min-w-0 wrap-anywhere">
              <ItemLink item={item} />
              <small>{[item.place, ...item.notes].join(" · ")}</small>
              {item.theirs ? <Theirs theirs={item.theirs} /> : null}
            </span>
            <StatusChip tone={outcomeTones[item.outcome]}>{outcomeWords[item.outcome]}</StatusChip>
          </li>
        ))}
      </ul>
      {data?.length === 0 ? <Note>There is nothing of this kind.</Note> : null}
      <div className="admin-actions">
        {page > 1 ? (
          <Button kind="secondary" size="sm" onClick={() => setPage(page - 1)}>
            Earlier items
          </Button>
        ) : null}
        {page * 100 < shown ? (
          <Button kind="secondary" size="sm" onClick={() => setPage(page + 1)}>
            Further items
          </Button>
        ) : null}
      </div>
    </>
  );
}
