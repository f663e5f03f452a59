import { Link } from "@tanstack/react-router";
import { useState } from "react";
import {
  discardArticleDraft,
  fetchArticleVersion,
  fetchArticleVersions,
  removeArticles,
  restoreArticles,
  saveArticleDraft,
  storeArticle,
} from "../../../features/articles/editing/article-editing.functions.ts";
import type { ArticleContent } from "../../../features/articles/editing/article-editing.ts";
import { previewChannel } from "../../../features/editing/preview-channel.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Eye } from "../../../ui/icons.gen.ts";
import { EditorForm } from "../editor/editor-form.tsx";
import type { OpenedForm } from "../editor/editor-view.ts";
import { articleComparedFields } from "./article-compared-fields.ts";
import { ArticleSettings } from "./article-settings.tsx";
import { ArticleText } from "./article-text.tsx";

const functions = {
  saveDraft: saveArticleDraft,
  store: storeArticle,
  discardDraft: discardArticleDraft,
  remove: removeArticles,
  restore: restoreArticles,
  listVersions: fetchArticleVersions,
  readVersion: fetchArticleVersion,
};

/** The form of an article. */
export function ArticleForm({ opened, onCreated, onStored }: OpenedForm<ArticleContent>) {
  const [isSaved, setIsSaved] = useState(false);
  const isNew = !isSaved && (opened.id === 0 || opened.draft?.isFresh === true);
  return (
    <EditorForm
      kind="article"
      functions={functions}
      opened={opened}
      dateField="publicationDate"
      fields={articleComparedFields}
      settingFields={["slug", "publicationDate"]}
      onCreated={onCreated}
      onStored={(id, intent) => {
        setIsSaved(true);
        onStored(id, intent);
      }}
      onAutosaved={(id) => previewChannel("article").postMessage(id)}
      view={(id) => (
        <Link
          to="/admin/preview/articles/$id"
          params={{ id: String(id) }}
          target="_blank"
          className={buttonClass({ kind: "secondary" })}
        >
          <Eye />
          Preview
        </Link>
      )}
      text={({ id: _id, ...shown }) => <ArticleText {...shown} followsTitle={shown.content.slug === "" || isNew} />}
      settings={({ id: _id, ...shown }, publishing) => <ArticleSettings {...shown}>{publishing}</ArticleSettings>}
    />
  );
}
