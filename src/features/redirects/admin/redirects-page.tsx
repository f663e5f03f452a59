import { createFileRoute } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { dayOf } from "../../../admin/format-date-time.ts";
import type { Column } from "../../../admin/list/column-head.tsx";
import { ListPage, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { type ListedRedirect, redirectOrigins } from "../redirect.ts";
import { deleteRedirects, exportRedirects, fetchRedirects } from "../redirects.admin.functions.ts";
import { type EditedRedirect, RedirectDialog } from "./redirect-dialog.tsx";
import { RedirectFile } from "./redirect-file.tsx";
import { originLabels } from "./redirect-words.ts";
import { UnknownUrlsCard } from "./unknown-urls-card.tsx";

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
  const { list, request, table } = useList(["redirects"], filterNames, fetchRedirects);
  const [edited, setEdited] = useState<EditedRedirect>();
  const columns: readonly Column<ListedRedirect>[] = [
    {
      key: "source",
      label: "Old URL",
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
      isUnsorted: true,
      cell: ({ target }) => <span className="wrap-anywhere">{target ?? "Gone on purpose"}</span>,
    },
    { key: "origin", label: "Origin", isUnsorted: true, wide: true, cell: ({ origin }) => originLabels[origin] },
    { key: "hits", label: "Hits in 30 days", number: true, cell: ({ days }) => sum(days) },
    {
      key: "date",
      label: "Added",
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
