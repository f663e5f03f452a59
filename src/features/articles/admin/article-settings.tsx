import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { contentField } from "../../../admin/editor/content-field.ts";
import type { EditorView } from "../../../admin/editor/editor-view.ts";
import { SearchPreviews } from "../../../admin/editor/search-previews.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { PictureField } from "../../../admin/media/picture-field.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { categoriesQuery } from "../articles.queries.ts";
import type { ArticleContent } from "../editing/article-editing.ts";
import { ArticleLength } from "./article-length.tsx";

type ArticleSettingsProps = Omit<EditorView<ArticleContent>, "id"> & {
  /** The URL follows the title until someone writes one, or saves it. */
  followsTitle: boolean;
  /** Its state, and when it appears. */
  children: ReactNode;
};

/** What is set: publication, category, author, address, picture, and how the article is found and shared. */
export function ArticleSettings({ children, followsTitle, ...view }: ArticleSettingsProps) {
  const { content } = view;
  const field = contentField("article", view);
  const { data: categories = [] } = useQuery(categoriesQuery());
  const slugHelp = followsTitle
    ? `/blog/${content.slug || "…"}. Follows the title until you change it.`
    : "The old URL keeps working when you change it.";
  const descriptionHelp = `${content.seoDescription.length} of 155 characters. If it is empty, the summary is shown.`;
  return (
    <>
      <FormCard title="Publication">
        {children}
        <ArticleLength content={content} />
        <TextField {...field("category", "Category")} list="article-categories" autoComplete="off" />
        <datalist id="article-categories">
          {categories.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField {...field("author", "Author")} />
        <TextField {...field("slug", "URL", slugHelp)} spellCheck={false} autoCapitalize="none" />
      </FormCard>
      <FormCard title="Picture">
        <PictureField
          {...field(
            "featuredImageUrl",
            "Featured picture",
            "On lists and at the top of the article. If it is empty, or on another host, we draw a chart.",
          )}
        />
      </FormCard>
      <FormCard title="Search and sharing">
        <TextareaField {...field("seoDescription", "Description", descriptionHelp)} rows={3} />
        <TextField {...field("keywords", "Keywords", "Separated by commas.")} />
        <SearchPreviews
          title={content.title}
          path={`/blog/${content.slug}`}
          description={content.seoDescription || content.summary}
          card={{ kind: "article", category: content.category.slice(0, 200), slug: content.slug.slice(0, 200) }}
        />
      </FormCard>
    </>
  );
}
