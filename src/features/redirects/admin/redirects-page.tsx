import { createFileRoute } from "@tanstack/react-router";
import { Plus, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { counted, dayOf } from "../../../admin/format-date-time.ts";
import type { Column } from "../../../admin/list/column-head.tsx";
import { ListPage, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { FileInput } from "../../../admin/media/file-input.tsx";
import { readTextFile } from "../../../admin/read-text-file.ts";
import { Note, Pending } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction, useChange } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { type ListedRedirect, maxRedirectFileCharacters, redirectOrigins, type UnknownUrl } from "../redirect.ts";
import {
  deleteRedirects,
  dismissUnknownUrl,
  exportRedirects,
  fetchRedirects,
  fetchUnknownUrls,
  importRedirects,
} from "../redirects.admin.functions.ts";
import { type EditedRedirect, RedirectDialog } from "./redirect-dialog.tsx";
import { chainProblem, originLabels, sentences } from "./redirect-words.ts";

function UnknownUrlsCard({ onRedirect }: { onRedirect: (unknown: UnknownUrl) => void }) {
  const site = useSite();
  const query = useAdminQuery(["redirects", "unknown"], () => fetchUnknownUrls());
  const { data: unknown } = query;
  const dismiss = useChange({
    run: (path: string) => dismissUnknownUrl({ data: { path } }),
    expect: {
      of: ["redirects", "unknown"],
      data: (urls: UnknownUrl[], path) => urls.filter((url) => url.path !== path),
    },
    failure: "The URL was not removed",
  });
  if (!unknown) return <Pending query={query} what="the URLs that weren’t found" quiet />;
  if (unknown.length === 0) return null;
  return (
    <FormCard
      title="Not found"
      note="URLs that visitors requested in the last 90 days and that don’t exist, the most frequent first. We don’t store who asked."
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
              <AdminButton aria-label={`Redirect ${url.path} …`} onClick={() => onRedirect(url)}>
                Redirect …
              </AdminButton>
              <AdminButton
                kind="quiet"
                aria-label={`Remove ${url.path} from this list`}
                onClick={() => dismiss.mutate(url.path)}
              >
                Remove
              </AdminButton>
            </span>
          </li>
        ))}
      </ul>
    </FormCard>
  );
}

/** Imports a CSV file with the columns From and To, all of it or nothing. */
function RedirectFile() {
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const upload = useAction(async (file: File) => {
    const text = await readTextFile(file);
    if (text.length > maxRedirectFileCharacters) return setProblems(["The file is larger than 2 MB."]);
    const imported = await importRedirects({ data: { text } });
    if (!imported.ok) {
      if (imported.code === "chain") return setProblems([chainProblem(imported.chain)]);
      if (imported.code === "stopped") return setProblems([imported.reason]);
      if (imported.code === "empty") return setProblems([sentences.empty]);
      return setProblems(imported.problems.map(({ line, code }) => `Line ${line}: ${sentences[code]}`));
    }
    return toast({ title: `${counted(imported.value, "redirect")} imported`, type: "success" });
  }, "The file was not imported");
  return (
    <>
      <FileInput
        ref={input}
        accept=".csv,.tsv,.txt,text/csv"
        aria-label="CSV file with redirects"
        onChoose={([file]) => {
          if (file) upload.run(file);
        }}
      />
      <Button kind="secondary" busy={upload.busy} onClick={() => input.current?.click()}>
        <Upload />
        Import CSV
      </Button>
      <Dialog open={problems.length > 0} onClose={() => setProblems([])} title="Nothing was imported">
        <Note>The first column is the old URL, the second the new one; an empty second one means gone on purpose.</Note>
        <ul className="mt-3 grid gap-1 text-sm wrap-anywhere">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

export const Route = createFileRoute("/admin/redirects")({
  validateSearch: listParameters<"origin">,
  component: RedirectsPage,
});

const filterNames = ["origin"] as const;

const origins = redirectOrigins.map((value) => ({ value, label: originLabels[value] }));

const totalHits = (days: ListedRedirect["days"]) => days.reduce((total, { hits }) => total + hits, 0);

const newRedirect: EditedRedirect = { before: null, source: "", target: "" };

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
    { key: "hits", label: "Hits in 30 days", number: true, cell: ({ days }) => totalHits(days) },
    {
      key: "date",
      label: "Added",
      wide: true,
      cell: ({ createdAt }) => (createdAt === null ? "" : dayOf(site, createdAt)),
    },
  ];
  const add = (
    <Button kind="primary" onClick={() => setEdited(newRedirect)}>
      <Plus />
      Add a redirect
    </Button>
  );
  return (
    <>
      <ListPage
        {...table}
        title="Redirects"
        note="Old URLs and where they lead. A redirect answers where the site has no page; pages that get a new URL are redirected automatically."
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
            run: (sources) => deleteRedirects({ data: { sources: [...sources] } }),
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
