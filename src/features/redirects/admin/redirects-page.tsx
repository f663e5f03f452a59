import { createFileRoute } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { counted, dayOf } from "../../../admin/format-date-time.ts";
import type { Column } from "../../../admin/list/column-head.tsx";
import { ListPage, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { useAdminQuery, useInvalidate } from "../../../admin/use-admin-query.ts";
import { useChange } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { type ListedRedirect, redirectOrigins, type UnknownUrl } from "../redirect.ts";
import {
  deleteRedirects,
  dismissUnknownUrl,
  exportRedirects,
  fetchRedirects,
  fetchUnknownUrls,
} from "../redirects.admin.functions.ts";
import { type EditedRedirect, RedirectDialog } from "./redirect-dialog.tsx";
import { RedirectFile } from "./redirect-file.tsx";
import { originLabels } from "./redirect-words.ts";

function UnknownUrlsCard({ onRedirect }: { onRedirect: (unknown: UnknownUrl) => void }) {
  const site = useSite();
  const { data: unknown = [] } = useAdminQuery(["redirects", "unknown"], () => fetchUnknownUrls());
  const dismiss = useChange({
    run: (path: string) => dismissUnknownUrl({ data: { path } }),
    changes: ["admin", "redirects", "unknown"],
    expect: (known: UnknownUrl[], path) => known.filter((url) => url.path !== path),
    failure: "The URL was not removed",
  });
  if (unknown.length === 0) return null;
  return (
    <FormCard
      title="Not found"
      note="What visitors asked for in the last 90 days and nothing answers, the most frequent first. We don’t store who asked."
      className="mt-5"
    >
      <ul className="admin-rows">
        {unknown.map((url) => (
          <li key={url.path}>
            <span className="wrap-anywhere">
              {url.path}
              <small>
                {counted(url.times, "time")}, last on {dayOf(site, url.lastSeen)}
                {url.suggestion ? `. Probably ${url.suggestion}` : ""}
              </small>
            </span>
            <span className="admin-actions">
              <Button kind="secondary" size="sm" aria-label={`Redirect ${url.path} …`} onClick={() => onRedirect(url)}>
                Redirect …
              </Button>
              <Button
                kind="quiet"
                size="sm"
                aria-label={`Remove ${url.path} from this list`}
                onClick={() => dismiss.mutate(url.path)}
              >
                Remove
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </FormCard>
  );
}

export const Route = createFileRoute("/admin/redirects")({
  validateSearch: listParameters<"origin">,
  component: RedirectsPage,
});

const filterNames = ["origin"] as const;

const origins = redirectOrigins.map((value) => ({ value, label: originLabels[value] }));

const sum = (days: ListedRedirect["days"]) => days.reduce((total, { hits }) => total + hits, 0);

const added: EditedRedirect = { before: null, source: "", target: "" };

function RedirectsPage() {
  const site = useSite();
  const { list, request, table } = useList(["redirects"], filterNames, (data) => fetchRedirects({ data }));
  const [edited, setEdited] = useState<EditedRedirect>();
  const invalidate = useInvalidate();
  const columns: readonly Column<ListedRedirect>[] = [
    {
      key: "source",
      label: "Old URL",
      sortable: true,
      cell: (redirect) => (
        <button
          type="button"
          className="text-left text-tide underline wrap-anywhere"
          onClick={() => setEdited({ before: redirect, source: redirect.source, target: redirect.target })}
        >
          {redirect.source}
        </button>
      ),
    },
    {
      key: "target",
      label: "New URL",
      cell: ({ target }) => <span className="wrap-anywhere">{target ?? "Gone on purpose (410)"}</span>,
    },
    { key: "origin", label: "Origin", wide: true, cell: ({ origin }) => originLabels[origin] },
    { key: "hits", label: "Hits in 30 days", sortable: true, number: true, cell: ({ days }) => sum(days) },
    {
      key: "date",
      label: "Added",
      sortable: true,
      wide: true,
      cell: ({ createdAt }) => (createdAt === null ? "" : dayOf(site, createdAt)),
    },
  ];
  const add = (
    <Button kind="primary" onClick={() => setEdited(added)}>
      <Plus />
      Add a redirect
    </Button>
  );
  return (
    <>
      <ListPage
        {...table}
        title="Redirects"
        note="Old URLs and where they lead. A redirect answers where the site has no page; pages that get a new URL are redirected by themselves."
        actions={
          <>
            <RedirectFile />
            {add}
          </>
        }
        columns={columns}
        rows={list?.redirects}
        rowKey={({ source }) => source}
        rowName={({ source }) => source}
        filters={[{ name: "origin", all: "All origins", options: origins }]}
        bulk={[
          {
            label: "Delete",
            danger: true,
            run: async (sources) => {
              await deleteRedirects({ data: { sources: [...sources] } });
              await invalidate("redirects");
            },
          },
        ]}
        exportCsv={() => exportRedirects({ data: request })}
        empty={{
          title: "No redirects yet",
          text: "Add the old URLs of your former site, so that links and bookmarks still lead somewhere.",
          action: add,
        }}
      />
      <UnknownUrlsCard
        onRedirect={({ path, suggestion }) => setEdited({ before: null, source: path, target: suggestion ?? "" })}
      />
      {edited ? <RedirectDialog key={edited.source} edited={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
}
