import { createFileRoute } from "@tanstack/react-router";
import {
  changeArticleState,
  exportArticles,
  fetchArticlesForAdmin,
  removeArticles,
  restoreArticles,
} from "../../../features/articles/editing/article-editing.functions.ts";
import type { ListedArticle } from "../../../features/articles/editing/article-editing.ts";
import { toast } from "../../../ui/toast-store.ts";
import { StateChip } from "../editor/autosave-status.tsx";
import { ImportButton } from "../editor/import/import-button.tsx";
import { DateCell } from "../kit/date-cell.tsx";
import { counted } from "../kit/format-date-time.ts";
import { RecordLink } from "../kit/record-link.tsx";
import { useInvalidate } from "../kit/use-admin-query.ts";
import type { BulkAction } from "../list/bulk-bar.tsx";
import type { Column } from "../list/column-head.tsx";
import { ListPage } from "../list/list-page.tsx";
import { listParameters } from "../list/list-parameters.ts";
import { NewLink } from "../list/new-link.tsx";
import { stateFilter } from "../list/state-filter.ts";
import { useDeleteAction } from "../list/use-delete-action.ts";
import { useList } from "../list/use-list.ts";

export const Route = createFileRoute("/admin/articles")({
  validateSearch: listParameters<"state" | "category">,
  component: ArticlesPage,
});

const columns: readonly Column<ListedArticle>[] = [
  {
    key: "title",
    label: "Title",
    sortable: true,
    cell: ({ id, title, slug, isFeatured }) => (
      <RecordLink kind="article" id={id} note={`/blog/${slug}${isFeatured ? ", featured" : ""}`}>
        {title}
      </RecordLink>
    ),
  },
  { key: "category", label: "Category", sortable: true, cell: ({ category }) => category || "–" },
  {
    key: "state",
    label: "Status",
    sortable: true,
    cell: ({ state, isChanged }) => <StateChip state={state} isChanged={isChanged} />,
  },
  {
    key: "date",
    label: "Date",
    sortable: true,
    cell: ({ publicationDate }) => <DateCell iso={publicationDate} />,
  },
  { key: "updated", label: "Changed", sortable: true, cell: ({ updatedAt }) => <DateCell iso={updatedAt} /> },
];

const filterNames = ["state", "category"] as const;

/** Every article, of any status. */
function ArticlesPage() {
  const { list, request, table } = useList(["articles", "list"], filterNames, (data) =>
    fetchArticlesForAdmin({ data }),
  );
  const invalidate = useInvalidate();
  const setState = (label: string, next: "draft" | "published"): BulkAction => ({
    label,
    run: async (keys) => {
      const changed = await changeArticleState({ data: { ids: keys.map(Number), state: next } });
      await invalidate("articles");
      const verb = next === "published" ? "published" : "unpublished";
      const isPartial = next === "published" && changed < keys.length;
      toast({
        title: `${counted(changed, "article")} ${verb}`,
        ...(isPartial ? { description: "The others were public already, or have no title or URL yet." } : {}),
        type: isPartial ? "info" : "success",
      });
    },
  });
  const bulk: readonly BulkAction[] = [
    setState("Publish", "published"),
    setState("Unpublish", "draft"),
    useDeleteAction("article", removeArticles, restoreArticles),
  ];
  const newArticle = (
    <>
      <ImportButton />
      <NewLink kind="article" />
    </>
  );
  return (
    <ListPage
      {...table}
      title="Articles"
      bin="article"
      actions={newArticle}
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
      empty={{ title: "No articles yet", text: "The first one begins here.", action: newArticle }}
    />
  );
}
