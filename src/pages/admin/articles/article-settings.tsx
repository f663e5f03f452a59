import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { categoriesQuery } from "../../../features/articles/articles.queries.ts";
import type { ArticleContent } from "../../../features/articles/editing/article-editing.ts";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { contentField } from "../editor/content-field.ts";
import type { EditorView } from "../editor/editor-view.ts";
import { SearchPreviews } from "../editor/search-previews.tsx";
import { FormCard } from "../kit/form-layout.tsx";
import { PictureField } from "../media/picture-field.tsx";

type ArticleSettingsProps = Omit<EditorView<ArticleContent>, "id"> & {
  /** Its state, and when it appears. */
  children: ReactNode;
};

/** What is set: publication, category, author, pictures, and how the article is found and shared. */
export function ArticleSettings({ children, ...view }: ArticleSettingsProps) {
  const { content } = view;
  const field = contentField("article", view);
  const { data: categories = [] } = useQuery(categoriesQuery());
  const descriptionHelp = `${content.seoDescription.length} of 155 characters. If it is empty, the summary is shown.`;
  return (
    <>
      <FormCard title="Publication">
        {children}
        <TextField {...field("category", "Category")} list="article-categories" />
        <datalist id="article-categories">
          {categories.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField {...field("author", "Author")} />
      </FormCard>
      <FormCard title="Pictures">
        <PictureField
          {...field(
            "featuredImageUrl",
            "Featured picture",
            "On lists and shared cards. If it is empty, or on another host, we draw a chart.",
          )}
        />
        <PictureField
          {...field("featuredImageUrl2", "Second picture", "Appears after section 1; shown from this site only.")}
        />
      </FormCard>
      <FormCard title="Search and sharing">
        <TextareaField {...field("seoDescription", "Description", descriptionHelp)} rows={3} />
        <TextField {...field("keywords", "Keywords", "Separated by commas.")} />
        <SearchPreviews
          title={content.title}
          path={`/blog/${content.slug}`}
          description={content.seoDescription || content.summary}
          image={content.featuredImageUrl}
        />
      </FormCard>
    </>
  );
}
