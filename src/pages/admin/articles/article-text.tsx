import { type ArticleContent, articleHtmlParts } from "../../../features/articles/editing/article-editing.ts";
import { slugOf } from "../../../lib/slug.ts";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { contentField } from "../editor/content-field.ts";
import type { EditorView } from "../editor/editor-view.ts";
import { RichText } from "../editor/rich-text.tsx";
import { FormCard } from "../kit/form-layout.tsx";

type ArticleTextProps = Omit<EditorView<ArticleContent>, "id"> & {
  /** The URL follows the title until someone writes one, or saves it. */
  followsTitle: boolean;
};

const parts: Record<(typeof articleHtmlParts)[number], { label: string; help?: string }> = {
  introduction: { label: "Introduction", help: "Its first paragraph is set larger." },
  section1: { label: "Section 1" },
  section2: { label: "Section 2" },
  section3: { label: "Section 3" },
  conclusion: { label: "Conclusion" },
  cta: { label: "Call to action", help: "Appears after section 2. If it is empty, it invites readers to a demo." },
};

/** What is written: title, URL, summary and the parts of the text in reading order. */
export function ArticleText({ followsTitle, ...view }: ArticleTextProps) {
  const { content, onChange } = view;
  const field = contentField("article", view);
  function setTitle(title: string) {
    const follows = followsTitle && content.slug === slugOf(content.title);
    onChange(follows ? { title, slug: slugOf(title) } : { title });
  }
  const slugHelp = followsTitle ? `/blog/${content.slug || "…"}` : "The old address keeps working when you change it.";
  return (
    <>
      <FormCard>
        <TextField {...field("title", "Title")} onChange={setTitle} />
        <TextField {...field("slug", "Address", slugHelp)} spellCheck={false} autoCapitalize="none" />
        <TextareaField
          {...field("summary", "Summary", `${content.summary.length} characters; search results show 155.`)}
          rows={3}
        />
      </FormCard>
      <FormCard title="Text">
        {articleHtmlParts.map((part) => (
          <RichText key={part} {...parts[part]} value={content[part]} onChange={(html) => onChange({ [part]: html })} />
        ))}
      </FormCard>
    </>
  );
}
