import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { fetchArticleForEditing } from "../../../features/articles/editing/article-editing.functions.ts";
import type { SaveIntent } from "../../../features/editing/editing.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useOpenedItem } from "../editor/use-opened-item.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { ArticleForm } from "./article-form.tsx";

export const Route = createFileRoute("/admin/articles/$id")({ component: ArticlePage });

const told: Record<SaveIntent, string> = {
  draft: "Saved as a draft",
  publish: "Published",
  schedule: "Scheduled: it appears automatically",
  update: "Saved",
};

/** One form for a new article and for every other one. */
function ArticlePage() {
  const { id: name } = Route.useParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { opened, isPending, openKey, becomes } = useOpenedItem("article", name, (id) =>
    fetchArticleForEditing({ data: { id } }),
  );

  function created(id: number) {
    becomes(id);
    void navigate({
      to: "/admin/articles/$id",
      params: { id: String(id) },
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
      state: { keepsFocus: true },
    });
  }
  function stored(_id: number, intent: SaveIntent) {
    toast({ title: told[intent], type: "success" });
    void queryClient.invalidateQueries({ queryKey: ["admin", "articles"] });
  }

  if (isPending) {
    return (
      <>
        <PageBar title="Article" />
        <Spinner label="Opening the article" />
      </>
    );
  }
  if (!opened) {
    return (
      <>
        <PageBar title="Article" back={{ to: "/admin/articles", label: "Articles" }} />
        <ErrorState
          title="There is no such article"
          text="It may have been deleted in the meantime."
          action={
            <Link to="/admin/articles" className={buttonClass({ kind: "secondary" })}>
              All articles
            </Link>
          }
        />
      </>
    );
  }
  return <ArticleForm key={openKey} opened={opened} onCreated={created} onStored={stored} />;
}
