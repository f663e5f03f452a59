import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import {
  changeArticleState,
  exportArticles,
  fetchArticlesForAdmin,
  removeArticles,
  restoreArticles,
} from "../../../features/articles/editing/article-editing.functions.ts";
import type { ListedArticle } from "../../../features/articles/editing/article-editing.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { DateCell, StateChip } from "../editor/autosave-status.tsx";
import { BinLink } from "../kit/bin-link.tsx";
import { type BulkAction, type Column, DataTable } from "../kit/data-table.tsx";
import { deleteAction } from "../kit/delete-action.ts";
import { counted } from "../kit/format-date-time.ts";
import { listParameters } from "../kit/list-parameters.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useShortcut } from "../kit/shortcuts.tsx";
import { stateFilter } from "../kit/state-filter.ts";
import { useInvalidate } from "../kit/use-admin-query.ts";
import { useList } from "../kit/use-list.ts";

export const Route = createFileRoute("/admin/articles")({
  validateSearch: listParameters<"state" | "category">,
  component: ArticlesPage,
});

const columns: readonly Column<ListedArticle>[] = [
  {
    key: "title",
    label: "Title",
    sortable: true,
    cell: ({ id, title, slug }) => (
      <>
        <Link to="/admin/articles/$id" params={{ id: String(id) }}>
          {title}
        </Link>
        <small>/blog/{slug}</small>
      </>
    ),
  },
  { key: "category", label: "Category", cell: ({ category }) => category || "–" },
  {
    key: "state",
    label: "Status",
    cell: ({ state, publicationDate }) => <StateChip state={state} date={publicationDate} />,
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
  const navigate = useNavigate();
  useShortcut("n", () => void navigate({ to: "/admin/articles/$id", params: { id: "new" } }));

  const renewAll = useInvalidate();
  const invalidate = () => renewAll("articles");
  const setState = (label: string, next: "draft" | "published"): BulkAction => ({
    label,
    run: async (keys) => {
      const changed = await changeArticleState({ data: { ids: keys.map(Number), state: next } });
      await invalidate();
      const verb = next === "published" ? "published" : "unpublished";
      const isPartial = next === "published" && changed < keys.length;
      toast({
        title: `${counted(changed, "article")} ${verb}`,
        ...(isPartial ? { description: "The others were public already, or have no title or address yet." } : {}),
        type: isPartial ? "info" : "success",
      });
    },
  });
  const bulk: readonly BulkAction[] = [
    setState("Publish", "published"),
    setState("Unpublish", "draft"),
    deleteAction("article", { remove: removeArticles, restore: restoreArticles, invalidate }),
  ];
  const newArticle = (
    <Link to="/admin/articles/$id" params={{ id: "new" }} className={buttonClass()}>
      <Plus />
      New article
    </Link>
  );
  return (
    <>
      <PageBar
        title="Articles"
        count={list?.total}
        actions={
          <>
            <BinLink kind="article" />
            {newArticle}
          </>
        }
      />
      <DataTable
        {...table}
        label="Articles"
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
        exportName="articles"
        empty={<EmptyState title="No articles yet" text="The first one begins here." action={newArticle} />}
      />
    </>
  );
}
