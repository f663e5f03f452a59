import { type DragEvent, type ReactNode, useState } from "react";
import { contentField, contentFieldId } from "../../../admin/editor/content-field.ts";
import type { EditorView } from "../../../admin/editor/editor-view.ts";
import { RichText } from "../../../admin/editor/rich-text.tsx";
import { DetailsButton } from "../../../admin/editor/surface/details-button.tsx";
import { GrowingText } from "../../../admin/editor/surface/growing-text.tsx";
import { WritingSurface } from "../../../admin/editor/surface/writing-surface.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { slugOf } from "../../../lib/slug.ts";
import { toast } from "../../../ui/toast-store.ts";
import { bodyTexts, countWords, readingMinutes } from "../article.ts";
import { secondPicture } from "../article-picture.ts";
import { type ArticleContent, articleHtmlParts } from "../editing/article-editing.ts";
import { newAuthor } from "../new-author.ts";
import { isDocument } from "./import/read-document.ts";
import { openSheet } from "./open-sheet.ts";

export function ArticleLength({ content, className }: { content: ArticleContent; className?: string }) {
  const body = bodyTexts(content);
  const words = body.reduce((sum, html) => sum + countWords(html), 0);
  const wordCount = `${words.toLocaleString("en-GB")} ${words === 1 ? "word" : "words"}`;
  return (
    <p className={classNames("text-ink-soft text-xs tabular-nums", className)}>
      {words === 0 ? "No words yet" : `${wordCount}, ${readingMinutes(body)} min read`}
    </p>
  );
}

type ArticleSheetProps = Pick<EditorView<ArticleContent>, "content" | "onChange">;

/** All parts of the text in one editor; the form stores them as separate fields. */
function ArticleSheet({ content, onChange }: ArticleSheetProps) {
  const [opened] = useState(() => openSheet(content));
  return (
    <RichText
      label="Text"
      help="Begin where the reader is. Each heading begins a section; type / for what can be inserted."
      className="is-sheet"
      value={opened.sheet}
      onChange={(sheet) => onChange(opened.read(sheet))}
    />
  );
}

type DropDocumentProps = {
  /** Whether nothing would be overwritten. */
  isEmpty: boolean;
  onImported: (content: ArticleContent) => void;
  children: ReactNode;
};

/** Reads a Markdown or Word file dropped on an empty document. */
function DropDocument({ isEmpty, onImported, children }: DropDocumentProps) {
  const site = useSite();
  const { busy: isReading, run: read } = useAction(async (file: File) => {
    const { importArticle, importToast } = await import("./import/import-article.ts");
    const { content, leftOut } = await importArticle(site, file);
    onImported(content);
    toast(importToast(`${file.name} was imported`, leftOut));
  }, "Nothing was imported");
  function onDrop(event: DragEvent) {
    const file = [...event.dataTransfer.files].find(isDocument);
    if (!file || !isEmpty || isReading) return;
    event.preventDefault();
    event.stopPropagation();
    read(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a mouse shortcut; the list of articles has the button
    <div onDropCapture={onDrop} onDragOver={(event) => isEmpty && event.preventDefault()} aria-busy={isReading}>
      {children}
    </div>
  );
}

type ArticleTextProps = Omit<EditorView<ArticleContent>, "id"> & {
  /** The URL follows the title until it is edited or saved. */
  followsTitle: boolean;
  /** A new article: focuses the title. */
  isNew: boolean;
};

/** Characters of a summary that search results show. */
const visibleLength = 155;

/** Title, summary and parts as one document, in reading order. */
export function ArticleText({ followsTitle, isNew, ...view }: ArticleTextProps) {
  const site = useSite();
  const { content, onChange } = view;
  const field = contentField("article", view);
  /** Each import replaces the parts' text. */
  const [imports, setImports] = useState(0);
  function setTitle(title: string) {
    const follows = followsTitle && content.slug === slugOf(content.title);
    const isFirstInput = isNew && !content.title && !content.author;
    onChange({
      title,
      ...(follows ? { slug: slugOf(title) } : {}),
      ...(isFirstInput ? { author: newAuthor(site) } : {}),
    });
  }
  const picture = content.featuredImageUrl2;
  const problem = view.problems.featuredImageUrl2;
  const isExternal = picture !== "" && secondPicture({ featuredImageUrl2: picture }) === null;
  const isEmpty = !content.title && !content.summary && articleHtmlParts.every((name) => !content[name]);
  return (
    <DropDocument
      isEmpty={isEmpty}
      onImported={(imported) => {
        onChange(imported);
        setImports((count) => count + 1);
      }}
    >
      <WritingSurface key={imports} label="Article" medium="article" tools={<DetailsButton />}>
        <GrowingText
          {...field("title", "Title")}
          onChange={setTitle}
          className="is-title"
          placeholder="What is it called?"
          hasInitialFocus={isNew}
        />
        <GrowingText
          {...field("summary", "Summary")}
          className="is-summary"
          note={`${content.summary.length} of ${visibleLength}`}
          placeholder="Two sentences. Lists and search results show them."
        />
        <ArticleSheet content={content} onChange={onChange} />
        {problem || isExternal ? (
          <p id={contentFieldId("article", "featuredImageUrl2")} tabIndex={-1} className="field-error">
            {problem ??
              `The second image is on another host (${picture}), so the page does not show it. Choose another one.`}
          </p>
        ) : null}
        <ArticleLength content={content} className="py-4" />
      </WritingSurface>
    </DropDocument>
  );
}
