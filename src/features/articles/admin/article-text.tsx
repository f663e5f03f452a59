import { useState } from "react";
import { contentField } from "../../../admin/editor/content-field.ts";
import type { EditorView } from "../../../admin/editor/editor-view.ts";
import { RichText } from "../../../admin/editor/rich-text.tsx";
import { DetailsButton } from "../../../admin/editor/surface/details-button.tsx";
import { GrowingText } from "../../../admin/editor/surface/growing-text.tsx";
import { WritingSurface } from "../../../admin/editor/surface/writing-surface.tsx";
import { siteFacts } from "../../../facts/site-facts.ts";
import { slugOf } from "../../../lib/slug.ts";
import { type ArticleContent, articleHtmlParts } from "../editing/article-editing.ts";
import { ArticleLength } from "./article-length.tsx";
import { DropDocument } from "./import/drop-document.tsx";
import { SecondPicture } from "./second-picture.tsx";

type ArticleTextProps = Omit<EditorView<ArticleContent>, "id"> & {
  /** The URL follows the title until someone writes one, or saves it. */
  followsTitle: boolean;
  /** Nothing of it was written before: the cursor is in its title. */
  isNew: boolean;
};

type HtmlPart = (typeof articleHtmlParts)[number];

/** Characters of a summary that search results show. */
const shownLength = 155;

/** What is written, as one document: title, summary and the parts of the text in reading order. */
export function ArticleText({ followsTitle, isNew, ...view }: ArticleTextProps) {
  const { content, onChange } = view;
  const field = contentField("article", view);
  /** Each import puts other words into the parts. */
  const [imports, setImports] = useState(0);
  function setTitle(title: string) {
    const follows = followsTitle && content.slug === slugOf(content.title);
    const isBeginning = isNew && !content.title && !content.author;
    onChange({
      title,
      ...(follows ? { slug: slugOf(title) } : {}),
      ...(isBeginning ? { author: siteFacts.name } : {}),
    });
  }
  const part = (name: HtmlPart, label: string, about: { help: string; note?: string; className?: string }) => (
    <RichText label={label} {...about} value={content[name]} onChange={(html) => onChange({ [name]: html })} />
  );
  const isEmpty = !content.title && !content.summary && articleHtmlParts.every((name) => !content[name]);
  return (
    <DropDocument
      isEmpty={isEmpty}
      onImported={(imported) => {
        onChange(imported);
        setImports((count) => count + 1);
      }}
    >
      <WritingSurface key={imports} label="Article" tools={<DetailsButton />}>
        <GrowingText
          {...field("title", "Title")}
          onChange={setTitle}
          className="is-title"
          placeholder="What is it called?"
          isFirst={isNew}
        />
        <GrowingText
          {...field("summary", "Summary")}
          className="is-summary"
          note={`${content.summary.length} of ${shownLength}`}
          placeholder="Two sentences. Lists and search results show them."
        />
        {part("introduction", "Introduction", {
          help: "Begin where the reader is. The first paragraph is set larger.",
          className: "is-intro",
        })}
        {part("section1", "Section 1", { help: "Write, or type / for what can be inserted." })}
        <SecondPicture
          {...field("featuredImageUrl2", "Second picture")}
          alt={field("featuredImageAlt2", "What the second picture shows")}
          onChoose={(featuredImageUrl2, featuredImageAlt2) => onChange({ featuredImageUrl2, featuredImageAlt2 })}
        />
        {part("section2", "Section 2", { help: "What follows the second picture." })}
        {part("cta", "Call to action", {
          help: "Left empty, it invites readers to a demo.",
          note: "After section 2",
          className: "is-cta",
        })}
        {part("section3", "Section 3", { help: "What follows the call to action." })}
        {part("conclusion", "Conclusion", {
          help: "Say what has changed since the first line. Left empty, the article ends with section 3.",
        })}
        <ArticleLength content={content} className="py-4" />
      </WritingSurface>
    </DropDocument>
  );
}
