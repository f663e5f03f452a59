import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { categoriesQuery } from "../../../features/articles/articles.queries.ts";
import type { ArticleContent } from "../../../features/articles/editing/article-editing.ts";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { DateField } from "../editor/date-field.tsx";
import { SearchPreviews } from "../editor/search-previews.tsx";
import { FormCard } from "../kit/form-layout.tsx";
import { PictureField } from "../media/picture-field.tsx";
import { articleFieldId } from "./article-field-id.ts";

type ArticleSettingsProps = {
  content: ArticleContent;
  problems: Record<string, string>;
  onChange: (part: Partial<ArticleContent>) => void;
  /** The state of the stored article. */
  children: ReactNode;
};

/** What is set: date, category, author, pictures, and how the article is found and shared. */
export function ArticleSettings({ content, problems, onChange, children }: ArticleSettingsProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const field = (name: keyof ArticleContent, label: string, help?: string) => (
    <Field label={label} id={articleFieldId(name)} error={problems[name]} help={help}>
      {(control) => (
        <TextInput
          {...control}
          value={content[name]}
          list={name === "category" ? "article-categories" : undefined}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const picture = (name: "featuredImageUrl" | "featuredImageUrl2", label: string, help: string) => (
    <PictureField
      label={label}
      id={articleFieldId(name)}
      help={help}
      error={problems[name]}
      value={content[name]}
      onChange={(url) => onChange({ [name]: url })}
    />
  );
  return (
    <>
      <FormCard title="Publication">
        {children}
        <DateField
          label="Date"
          value={content.publicationDate}
          error={problems.publicationDate}
          onChange={(publicationDate) => onChange({ publicationDate })}
        />
        {field("category", "Category")}
        <datalist id="article-categories">
          {categories.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {field("author", "Author")}
      </FormCard>
      <FormCard title="Pictures">
        {picture(
          "featuredImageUrl",
          "Featured picture",
          "On lists and shared cards. If it is empty, or on another host, we draw a chart.",
        )}
        {picture("featuredImageUrl2", "Second picture", "Appears after section 1; shown from this site only.")}
      </FormCard>
      <FormCard title="Search and sharing">
        <Field
          label="Description"
          id={articleFieldId("seoDescription")}
          help={`${content.seoDescription.length} of 155 characters. If it is empty, the summary is shown.`}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={content.seoDescription}
              onChange={({ target }) => onChange({ seoDescription: target.value })}
            />
          )}
        </Field>
        {field("keywords", "Keywords", "Separated by commas.")}
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
