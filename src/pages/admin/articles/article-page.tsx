import { createFileRoute } from "@tanstack/react-router";
import { fetchArticleForEditing } from "../../../features/articles/editing/article-editing.functions.ts";
import { EditorPage } from "../editor/editor-page.tsx";
import { ArticleForm } from "./article-form.tsx";

export const Route = createFileRoute("/admin/articles/$id")({ component: ArticlePage });

/** One form for a new article and for every other one. */
function ArticlePage() {
  return <EditorPage kind="article" name={Route.useParams().id} open={fetchArticleForEditing} Form={ArticleForm} />;
}
