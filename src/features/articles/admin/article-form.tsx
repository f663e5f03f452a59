import { useState } from "react";
import { EditorForm } from "../../../admin/editor/editor-form.tsx";
import type { OpenedForm } from "../../../admin/editor/editor-view.ts";
import { WritingLayout } from "../../../admin/editor/surface/writing-layout.tsx";
import {
  discardArticleDraft,
  fetchArticleVersion,
  fetchArticleVersions,
  removeArticles,
  restoreArticles,
  saveArticleDraft,
  storeArticle,
} from "../editing/article-editing.functions.ts";
import type { ArticleContent } from "../editing/article-editing.ts";
import { articleComparedFields } from "./article-compared-fields.ts";
import { ArticleSettings } from "./article-settings.tsx";
import { ArticleText } from "./article-text.tsx";
import { FeaturedChoice } from "./featured-choice.tsx";

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
  const followsTitle = ({ slug }: ArticleContent) => slug === "" || isNew;
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
      Layout={WritingLayout}
      text={({ id: _id, ...shown }) => (
        <ArticleText {...shown} followsTitle={followsTitle(shown.content)} isNew={opened.id === 0} />
      )}
      settings={({ id, ...shown }, publishing) => (
        <ArticleSettings {...shown} followsTitle={followsTitle(shown.content)}>
          {publishing}
          {id === 0 ? null : <FeaturedChoice id={id} />}
        </ArticleSettings>
      )}
    />
  );
}
