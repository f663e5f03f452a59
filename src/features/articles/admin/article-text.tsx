import { ImagePlus, ImageUp, Trash2 } from "lucide-react";
import { type DragEvent, type ReactNode, useState } from "react";
import { contentField } from "../../../admin/editor/content-field.ts";
import type { EditorView } from "../../../admin/editor/editor-view.ts";
import { RichText } from "../../../admin/editor/rich-text.tsx";
import { DetailsButton } from "../../../admin/editor/surface/details-button.tsx";
import { GrowingText, Part } from "../../../admin/editor/surface/growing-text.tsx";
import { ToolButton } from "../../../admin/editor/surface/tool-menu.tsx";
import { WritingSurface } from "../../../admin/editor/surface/writing-surface.tsx";
import { LibraryDialog } from "../../../admin/media/library-dialog.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { slugOf } from "../../../lib/slug.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { countWords, readingMinutes } from "../article.ts";
import { secondPicture } from "../article-picture.ts";
import { type ArticleContent, articleHtmlParts } from "../editing/article-editing.ts";
import { newAuthor } from "../new-author.ts";
import { isDocument } from "./import/read-document.ts";

export function ArticleLength({ content, className }: { content: ArticleContent; className?: string }) {
  const { introduction, section1, section2, section3, conclusion } = content;
  const body = [introduction, section1, section2, section3, conclusion];
  const words = body.reduce((sum, html) => sum + countWords(html), 0);
  const counted = `${words.toLocaleString("en-GB")} ${words === 1 ? "word" : "words"}`;
  return (
    <p className={classNames("text-ink-soft text-xs tabular-nums", className)}>
      {words === 0 ? "No words yet" : `${counted}, ${readingMinutes(body)} min read`}
    </p>
  );
}

type TextOfForm = {
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

type SecondPictureProps = Omit<TextOfForm, "onChange"> & {
  /** The field of what it shows. */
  alt: TextOfForm;
  /** Both empty for no picture. */
  onChoose: (url: string, alt: string) => void;
};

/** The picture between sections 1 and 2, where the article will show it, with the words for people who cannot see it. */
function SecondPicture({ id, label, error, value, alt, onChoose }: SecondPictureProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = secondPicture({ featuredImageUrl2: value || null });
  const open = () => setOpen(true);
  return (
    <Part name={<span>{label}</span>} note="After section 1" className="is-picture">
      {value ? (
        <>
          {shown ? (
            <img src={shown} alt={alt.value} className="aspect-[16/10] w-full rounded-panel border object-cover" />
          ) : (
            <p className="field-help">
              It is on another host ({value}), so the page does not show it. Choose another one.
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <ToolButton id={id} name="Replace second image" words="Replace" icon={ImageUp} onClick={open} />
            <ToolButton name="Remove second image" icon={Trash2} onClick={() => onChoose("", "")} />
          </div>
          <TextField
            {...alt}
            help="One sentence for people who cannot see it. Left empty, the image counts as decoration."
            maxLength={500}
          />
        </>
      ) : (
        <Button id={id} kind="secondary" size="sm" onClick={open}>
          <ImagePlus />
          Add second image
        </Button>
      )}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {isOpen ? (
        <LibraryDialog
          before={{ address: value, alt: alt.value }}
          confirm="Choose image"
          onChoose={(chosen) => onChoose(chosen.address, chosen.alt)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Part>
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
    const { importArticle, importNote } = await import("./import/import-article.ts");
    const { content, leftOut } = await importArticle(site, file);
    onImported(content);
    const note = importNote(leftOut);
    toast({
      title: `${file.name} was imported`,
      ...(note ? { description: note } : {}),
      type: note ? "info" : "success",
    });
  }, "Nothing was imported");
  function onDrop(event: DragEvent) {
    const file = [...event.dataTransfer.files].find(isDocument);
    if (!file || !isEmpty || isReading) return;
    event.preventDefault();
    event.stopPropagation();
    read(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra of the pointer; the list of articles has the button
    <div onDropCapture={onDrop} onDragOver={(event) => isEmpty && event.preventDefault()} aria-busy={isReading}>
      {children}
    </div>
  );
}

type ArticleTextProps = Omit<EditorView<ArticleContent>, "id"> & {
  /** The URL follows the title until someone writes one, or saves it. */
  followsTitle: boolean;
  /** A new article: focuses the title. */
  isNew: boolean;
};

type HtmlPart = (typeof articleHtmlParts)[number];

/** Characters of a summary that search results show. */
const shownLength = 155;

/** What is written, as one document: title, summary and the parts of the text in reading order. */
export function ArticleText({ followsTitle, isNew, ...view }: ArticleTextProps) {
  const site = useSite();
  const { content, onChange } = view;
  const field = contentField("article", view);
  /** Each import replaces the parts' text. */
  const [imports, setImports] = useState(0);
  function setTitle(title: string) {
    const follows = followsTitle && content.slug === slugOf(content.title);
    const isBeginning = isNew && !content.title && !content.author;
    onChange({
      title,
      ...(follows ? { slug: slugOf(title) } : {}),
      ...(isBeginning ? { author: newAuthor(site) } : {}),
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
          {...field("featuredImageUrl2", "Second image")}
          alt={field("featuredImageAlt2", "Alternative text of the second image")}
          onChoose={(featuredImageUrl2, featuredImageAlt2) => onChange({ featuredImageUrl2, featuredImageAlt2 })}
        />
        {part("section2", "Section 2", { help: "What follows the second image." })}
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
