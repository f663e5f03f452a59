import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { StateChip } from "../../../admin/editor/autosave-status.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import type { BulkAction } from "../../../admin/list/bulk-bar.tsx";
import { type Column, DateCell } from "../../../admin/list/column-head.tsx";
import { ListPage, NewLink, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { stateFilter } from "../../../admin/list/list-search.ts";
import { FileInput } from "../../../admin/media/file-input.tsx";
import { useDeleteAction } from "../../../admin/record/move-to-bin.ts";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { randomId } from "../../../lib/random-id.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import {
  changeArticleState,
  exportArticles,
  fetchArticlesForAdmin,
  saveArticleDraft,
} from "../editing/article-editing.functions.ts";
import type { ListedArticle } from "../editing/article-editing.ts";
import { importedKinds } from "./import/read-document.ts";

function ImportButton() {
  const site = useSite();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const importFile = useAction(async (file: File) => {
    // Loaded on demand: the parsers are heavy and rarely needed.
    const { importArticle, importToast } = await import("./import/import-article.ts");
    const { content, leftOut } = await importArticle(site, file);
    const data = { id: 0, base: "", content, key: randomId() };
    const { id } = await saveArticleDraft({ data });
    toast(importToast("Imported as a draft", leftOut));
    await navigate({ to: "/admin/articles/$id", params: { id: String(id) } });
  }, "Nothing was imported");
  return (
    <>
      <FileInput
        ref={input}
        aria-label="File to import"
        accept={importedKinds}
        onChoose={([file]) => {
          if (file) importFile.run(file);
        }}
      />
      <Button kind="secondary" busy={importFile.busy} onClick={() => input.current?.click()}>
        <FileUp />
        Import a file
      </Button>
    </>
  );
}

export const Route = createFileRoute("/admin/articles")({
  validateSearch: listParameters<"state" | "category">,
  component: ArticlesPage,
});

const columns: readonly Column<ListedArticle>[] = [
  {
    key: "title",
    label: "Title",
    cell: ({ id, title, slug, isFeatured }) => (
      <RecordLink kind="article" id={id} note={`/blog/${slug}${isFeatured ? ", featured" : ""}`}>
        {title}
      </RecordLink>
    ),
  },
  { key: "category", label: "Category", cell: ({ category }) => category || "–" },
  {
    key: "state",
    label: "Status",
    cell: ({ state, isChanged }) => <StateChip state={state} isChanged={isChanged} />,
  },
  {
    key: "date",
    label: "Date",
    cell: ({ publicationDate }) => <DateCell iso={publicationDate} />,
  },
  { key: "updated", label: "Updated", phone: "hidden", cell: ({ updatedAt }) => <DateCell iso={updatedAt} /> },
];

const filterNames = ["state", "category"] as const;

function ArticlesPage() {
  const { list, request, table } = useList(["articles", "list"], filterNames, fetchArticlesForAdmin);
  const setState = (label: string, next: "draft" | "published"): BulkAction => ({
    label,
    run: async (keys) => {
      const changed = await changeArticleState({ data: { ids: keys.map(Number), state: next } });
      const verb = next === "published" ? "published" : "unpublished";
      const isPartial = next === "published" && changed < keys.length;
      toast({
        title: `${counted(changed, "article")} ${verb}`,
        ...(isPartial ? { description: "The others were already public, or have no title or post URL yet." } : {}),
        type: isPartial ? "info" : "success",
      });
    },
  });
  const bulk: readonly BulkAction[] = [
    setState("Publish", "published"),
    setState("Unpublish", "draft"),
    useDeleteAction("article"),
  ];
  return (
    <ListPage
      {...table}
      title="Articles"
      bin="article"
      actions={
        <>
          <ImportButton />
          <NewLink kind="article" />
        </>
      }
      columns={columns}
      rows={list?.articles}
      rowName={({ title }) => title}
      defaultSort="-updated"
      filters={[
        stateFilter,
        {
          name: "category",
          all: "All categories",
          options: (list?.categories ?? []).map((category) => ({ value: category, label: category })),
        },
      ]}
      bulk={bulk}
      exportCsv={() => exportArticles({ data: request })}
      empty={{ title: "No articles yet", text: "The first one begins here.", action: <NewLink kind="article" /> }}
    />
  );
}
