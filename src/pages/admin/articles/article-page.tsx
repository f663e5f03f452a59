import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { fetchArticleForEditing } from "../../../data/article-editing.functions.ts";
import type { SaveIntent } from "../../../data/editing.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { withSession } from "../kit/sign-in-again.ts";
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
  const id = name === "new" ? 0 : Number(name);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const queryKey = ["admin", "article", id];
  const { data: opened, isPending } = useQuery({
    queryKey,
    queryFn: () =>
      Number.isSafeInteger(id) && id >= 0 ? withSession(() => fetchArticleForEditing({ data: { id } })) : null,
    staleTime: 0,
    gcTime: 0,
    // What is being written must not be replaced from behind.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  async function reload() {
    await queryClient.resetQueries({ queryKey });
  }
  function stored(storedId: number, intent: SaveIntent) {
    toast({ title: told[intent], type: "success" });
    void queryClient.invalidateQueries({ queryKey: ["admin", "articles"] });
    if (id === 0) void navigate({ to: "/admin/articles/$id", params: { id: String(storedId) }, replace: true });
    else void reload();
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
  return (
    <ArticleForm key={`${opened.id} ${opened.base}`} opened={opened} onStored={stored} onReload={() => void reload()} />
  );
}
