import { createFileRoute } from "@tanstack/react-router";
import { EditorPage } from "../../../admin/editor/editor-page.tsx";
import { fetchArticleForEditing } from "../editing/article-editing.functions.ts";
import { ArticleForm } from "./article-form.tsx";

export const Route = createFileRoute("/admin/articles/$id")({ component: ArticlePage });

/** One form for a new article and for every other one. */
function ArticlePage() {
  return <EditorPage kind="article" name={Route.useParams().id} open={fetchArticleForEditing} Form={ArticleForm} />;
}
