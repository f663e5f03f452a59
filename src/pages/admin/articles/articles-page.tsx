import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import {
  adminArticlesQuery,
  bringArticlesBack,
  changeArticleState,
  exportArticles,
  removeArticles,
} from "../../../features/articles/editing/article-editing.functions.ts";
import type { ListedArticle } from "../../../features/articles/editing/article-editing.ts";
import { adminPageSize } from "../../../features/editing/editing.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { DateCell, StateChip } from "../editor/keep-line.tsx";
import { BinLink } from "../kit/bin-link.tsx";
import { type BulkAction, type Column, DataTable } from "../kit/data-table.tsx";
import { listParameters } from "../kit/list-parameters.ts";
import { useListSearch } from "../kit/list-search.ts";
import { offerUndo } from "../kit/offer-undo.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useShortcut } from "../kit/shortcuts.tsx";
import { withSession } from "../kit/sign-in-again.ts";

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

const articles = (count: number) => (count === 1 ? "1 article" : `${count} articles`);

/** Every article, whatever its state. */
function ArticlesPage() {
  const [state, change] = useListSearch(filterNames);
  const { search, sort, page, filters } = state;
  const request = { search, sort, page, ...filters };
  const { data, error, refetch } = useQuery(adminArticlesQuery(request, withSession));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useShortcut("n", () => void navigate({ to: "/admin/articles/$id", params: { id: "new" } }));

  const renew = () => queryClient.invalidateQueries({ queryKey: ["admin", "articles"] });
  const setState = (label: string, next: "draft" | "published"): BulkAction => ({
    label,
    run: async (keys) => {
      const changed = await changeArticleState({ data: { ids: keys.map(Number), state: next } });
      await renew();
      const verb = next === "published" ? "published" : "unpublished";
      const isPartial = next === "published" && changed < keys.length;
      toast({
        title: `${articles(changed)} ${verb}`,
        ...(isPartial ? { description: "The others were public already, or have no title or address yet." } : {}),
        type: isPartial ? "info" : "success",
      });
    },
  });
  const bulk: readonly BulkAction[] = [
    setState("Publish", "published"),
    setState("Unpublish", "draft"),
    {
      label: "Delete",
      danger: true,
      run: async (keys) => {
        const ids = keys.map(Number);
        await removeArticles({ data: { ids } });
        await renew();
        offerUndo(`${articles(ids.length)} deleted`, async () => {
          await bringArticlesBack({ data: { ids } });
          await renew();
        });
      },
    },
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
        count={data?.total}
        actions={
          <>
            <BinLink kind="article" />
            {newArticle}
          </>
        }
      />
      <DataTable
        label="Articles"
        columns={columns}
        rows={data?.articles}
        total={data?.total ?? 0}
        pageSize={adminPageSize}
        rowKey={({ id }) => String(id)}
        rowName={({ title }) => title}
        state={state}
        onChange={change}
        defaultSort="-updated"
        filters={[
          {
            name: "state",
            all: "All statuses",
            options: [
              { value: "draft", label: "Draft" },
              { value: "published", label: "Published" },
              { value: "scheduled", label: "Scheduled" },
            ],
          },
          {
            name: "category",
            all: "All categories",
            options: (data?.categories ?? []).map((category) => ({ value: category, label: category })),
          },
        ]}
        bulk={bulk}
        exportCsv={() => exportArticles({ data: { ...request, state: request.state as "" } })}
        exportName="articles"
        empty={<EmptyState title="No articles yet" text="The first one begins here." action={newArticle} />}
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  );
}
