import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { comparedFields } from "../../../admin/editor/compared-field.ts";
import { contentField } from "../../../admin/editor/content-field.ts";
import { EditorForm } from "../../../admin/editor/editor-form.tsx";
import { EditorPage } from "../../../admin/editor/editor-page.tsx";
import type { EditorView, OpenedForm } from "../../../admin/editor/editor-view.ts";
import { SearchPreviews } from "../../../admin/editor/search-previews.tsx";
import { WritingLayout } from "../../../admin/editor/surface/writing-layout.tsx";
import { ChoiceButtons } from "../../../admin/fields/choice-buttons.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { LanguageField } from "../../../admin/fields/language-field.tsx";
import { PictureField } from "../../../admin/media/picture-field.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useChange } from "../../../admin/use-change.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { categoriesQuery } from "../articles.queries.ts";
import {
  changeFeaturedArticle,
  discardArticleDraft,
  fetchArticleForEditing,
  fetchArticleVersion,
  fetchArticleVersions,
  fetchFeaturedChoice,
  saveArticleDraft,
  storeArticle,
} from "../editing/article-editing.functions.ts";
import type { ArticleContent, FeaturedChoice as Choice } from "../editing/article-editing.ts";
import { articleFields } from "../editing/article-fields.ts";
import { ArticleLength, ArticleText } from "./article-text.tsx";

type ArticleSettingsProps = Omit<EditorView<ArticleContent>, "id"> & {
  /** The URL follows the title until it is edited or saved. */
  followsTitle: boolean;
  children: ReactNode;
};

function ArticleSettings({ children, followsTitle, ...view }: ArticleSettingsProps) {
  const { content } = view;
  const field = contentField("article", view);
  const { data: categories = [] } = useQuery(categoriesQuery());
  const isSlugMissing = content.slug === "" && content.title.trim() !== "";
  const slugHelp = isSlugMissing
    ? "The title has no letters for a URL. Write one in Latin letters, such as “our-history”."
    : followsTitle
      ? `/blog/${content.slug || "…"}. Follows the title until you change it.`
      : "The old URL keeps working when you change it.";
  const descriptionHelp = `${content.seoDescription.length} of 155 characters. If it is empty, the summary is shown.`;
  return (
    <>
      <FormCard title="Publication">
        {children}
        <ArticleLength content={content} />
        <TextField
          {...field("category", "Category", "Choose one of those in use, or write a new one.")}
          autoComplete="off"
        />
        {categories.length > 0 ? (
          <ChoiceButtons
            name="Categories in use"
            choices={categories.flatMap(({ name }) => (name ? [{ value: name, label: name }] : []))}
            value={content.category}
            onChange={(category) => view.onChange({ category })}
          />
        ) : null}
        <TextField {...field("author", "Author")} />
        <LanguageField value={content.language} onChange={(language) => view.onChange({ language })} />
        <TextField {...field("slug", "Post URL", slugHelp)} spellCheck={false} autoCapitalize="none" />
      </FormCard>
      <FormCard title="Image">
        <PictureField
          {...field(
            "featuredImageUrl",
            "Feature image",
            "On lists and at the top of the article. If it is empty, or on another host, we draw a chart.",
          )}
        />
      </FormCard>
      <FormCard title="Search and sharing">
        <TextField {...field("searchTitle", "Search title", "Only where search results should name it differently.")} />
        <TextareaField {...field("seoDescription", "Meta description", descriptionHelp)} rows={3} />
        <TextField {...field("keywords", "Keywords", "Separated by commas.")} />
        <TextField
          {...field(
            "canonicalUrl",
            "Canonical URL",
            "Only for a text published elsewhere first: search engines show that page.",
          )}
          spellCheck={false}
        />
        <SearchPreviews
          title={content.searchTitle || content.title}
          path={`/blog/${content.slug}`}
          description={content.seoDescription || content.summary}
          card={{ kind: "article", category: content.category.slice(0, 200), slug: content.slug.slice(0, 200) }}
        />
      </FormCard>
    </>
  );
}

function FeaturedChoice({ id }: { id: number }) {
  const key = ["articles", "featured", String(id)];
  const { data } = useAdminQuery(key, () => fetchFeaturedChoice({ data: { id } }));
  const change = useChange<boolean, Choice | null, Awaited<ReturnType<typeof changeFeaturedArticle>>>({
    run: (isFeatured) => changeFeaturedArticle({ data: { id, isFeatured } }),
    expect: { of: key, data: (cached, isFeatured) => cached && { ...cached, isFeatured } },
    failure: "The featured article was not changed",
    onDone(result) {
      if (!result.ok) toast({ title: "Only a public article can lead the blog", type: "error" });
    },
  });
  if (!data?.isPublic) return null;
  const leading = data.insteadOf === null ? "the newest article" : `“${data.insteadOf}”`;
  return (
    <Checkbox
      label="Featured on the blog"
      help={data.isFeatured ? "Leads the blog until you choose another." : `Leads the blog instead of ${leading}.`}
      checked={data.isFeatured}
      onChange={({ target }) => change.mutate(target.checked)}
    />
  );
}

const articleComparedFields = comparedFields<keyof ArticleContent>(articleFields);

const functions = {
  saveDraft: saveArticleDraft,
  store: storeArticle,
  discardDraft: discardArticleDraft,
  listVersions: fetchArticleVersions,
  readVersion: fetchArticleVersion,
};

function ArticleForm({ opened }: OpenedForm<ArticleContent>) {
  const isNew = opened.id === 0 || opened.draft?.isFresh === true;
  const followsTitle = ({ content, isStored }: Pick<EditorView<ArticleContent>, "content" | "isStored">) =>
    content.slug === "" || (isNew && !isStored);
  return (
    <EditorForm
      kind="article"
      functions={functions}
      opened={opened}
      dateField="publicationDate"
      fields={articleComparedFields}
      settingFields={["slug", "publicationDate"]}
      Layout={WritingLayout}
      text={({ id: _id, ...view }) => (
        <ArticleText {...view} followsTitle={followsTitle(view)} isNew={opened.id === 0} />
      )}
      settings={({ id, ...view }, publishing) => (
        <ArticleSettings {...view} followsTitle={followsTitle(view)}>
          {publishing}
          {id === 0 ? null : <FeaturedChoice id={id} />}
        </ArticleSettings>
      )}
    />
  );
}

export const Route = createFileRoute("/admin/articles/$id")({ component: ArticlePage });

function ArticlePage() {
  return <EditorPage kind="article" name={Route.useParams().id} open={fetchArticleForEditing} Form={ArticleForm} />;
}
