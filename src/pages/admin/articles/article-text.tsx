import { type ArticleContent, articleHtmlParts } from "../../../features/articles/editing/article-editing.ts";
import { slugOf } from "../../../lib/slug.ts";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { RichText } from "../editor/rich-text.tsx";
import { FormCard } from "../kit/form-layout.tsx";
import { articleFieldId } from "./article-field-id.ts";

type ArticleTextProps = {
  content: ArticleContent;
  problems: Record<string, string>;
  /** The URL follows the title until someone writes one, or saves it. */
  followsTitle: boolean;
  onChange: (part: Partial<ArticleContent>) => void;
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
export function ArticleText({ content, problems, followsTitle, onChange }: ArticleTextProps) {
  function setTitle(title: string) {
    const follows = followsTitle && content.slug === slugOf(content.title);
    onChange(follows ? { title, slug: slugOf(title) } : { title });
  }
  return (
    <>
      <FormCard>
        <Field label="Title" id={articleFieldId("title")} error={problems.title}>
          {(control) => (
            <TextInput {...control} value={content.title} onChange={({ target }) => setTitle(target.value)} />
          )}
        </Field>
        <Field
          label="Address"
          id={articleFieldId("slug")}
          error={problems.slug}
          help={followsTitle ? `/blog/${content.slug || "…"}` : "The old address keeps working when you change it."}
        >
          {(control) => (
            <TextInput
              {...control}
              value={content.slug}
              spellCheck={false}
              autoCapitalize="none"
              onChange={({ target }) => onChange({ slug: target.value })}
            />
          )}
        </Field>
        <Field
          label="Summary"
          id={articleFieldId("summary")}
          error={problems.summary}
          help={`${content.summary.length} characters; search results show 155.`}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={content.summary}
              onChange={({ target }) => onChange({ summary: target.value })}
            />
          )}
        </Field>
      </FormCard>
      <FormCard title="Text">
        {articleHtmlParts.map((part) => (
          <RichText key={part} {...parts[part]} value={content[part]} onChange={(html) => onChange({ [part]: html })} />
        ))}
      </FormCard>
    </>
  );
}
