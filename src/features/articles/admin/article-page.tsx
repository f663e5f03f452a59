import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { ImagePlus, ImageUp, Trash2 } from "lucide-react";
import { type DragEvent, type ReactNode, useState } from "react";
import { comparedFields } from "../../../admin/editor/compared-field.ts";
import { contentField } from "../../../admin/editor/content-field.ts";
import { EditorForm } from "../../../admin/editor/editor-form.tsx";
import { EditorPage } from "../../../admin/editor/editor-page.tsx";
import type { EditorView, OpenedForm } from "../../../admin/editor/editor-view.ts";
import { RichText } from "../../../admin/editor/rich-text.tsx";
import { SearchPreviews } from "../../../admin/editor/search-previews.tsx";
import { DetailsButton } from "../../../admin/editor/surface/details-button.tsx";
import { GrowingText } from "../../../admin/editor/surface/growing-text.tsx";
import { Part } from "../../../admin/editor/surface/part.tsx";
import { ToolButton } from "../../../admin/editor/surface/tool-button.tsx";
import { WritingLayout } from "../../../admin/editor/surface/writing-layout.tsx";
import { WritingSurface } from "../../../admin/editor/surface/writing-surface.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { LibraryDialog } from "../../../admin/media/library-dialog.tsx";
import { PictureField } from "../../../admin/media/picture-field.tsx";
import { useAdminQuery, useInvalidate } from "../../../admin/use-admin-query.ts";
import { useChange } from "../../../admin/use-change.ts";
import { siteFacts } from "../../../facts/site-facts.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { slugOf } from "../../../lib/slug.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { secondPicture } from "../article-picture.ts";
import { categoriesQuery } from "../articles.queries.ts";
import {
  changeFeaturedArticle,
  discardArticleDraft,
  fetchArticleForEditing,
  fetchArticleVersion,
  fetchArticleVersions,
  fetchFeaturedChoice,
  removeArticles,
  restoreArticles,
  saveArticleDraft,
  storeArticle,
} from "../editing/article-editing.functions.ts";
import { type ArticleContent, articleHtmlParts, type FeaturedChoice as Choice } from "../editing/article-editing.ts";
import { ArticleLength } from "./article-length.tsx";
import { isDocument } from "./import/read-document.ts";

type TextOfForm = {
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

type SecondPictureProps = Omit<TextOfForm, "onChange"> & {
  alt: TextOfForm;
  /** Empty texts remove the picture. */
  onChoose: (url: string, alt: string) => void;
};

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
            <ToolButton id={id} name="Replace second picture" words="Replace" icon={ImageUp} onClick={open} />
            <ToolButton name="Remove second picture" icon={Trash2} onClick={() => onChoose("", "")} />
          </div>
          <TextField
            {...alt}
            help="One sentence for people who cannot see it. Left empty, the picture counts as decoration."
            maxLength={500}
          />
        </>
      ) : (
        <Button id={id} kind="secondary" size="sm" onClick={open}>
          <ImagePlus />
          Add second picture
        </Button>
      )}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {isOpen ? (
        <LibraryDialog
          before={{ address: value, alt: alt.value }}
          confirm="Choose picture"
          onChoose={(chosen) => onChoose(chosen.address, chosen.alt)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Part>
  );
}

type DropDocumentProps = {
  isEmpty: boolean;
  onImported: (content: ArticleContent) => void;
  children: ReactNode;
};

/** Imports a Markdown or Word file dropped on an empty document. */
function DropDocument({ isEmpty, onImported, children }: DropDocumentProps) {
  const [isReading, setReading] = useState(false);
  async function read(file: File) {
    setReading(true);
    try {
      const { importArticle, importNote } = await import("./import/import-article.ts");
      const { content, leftOut } = await importArticle(file);
      onImported(content);
      const note = importNote(leftOut);
      toast({
        title: `${file.name} was imported`,
        ...(note ? { description: note } : {}),
        type: note ? "info" : "success",
      });
    } catch (failure) {
      toast({ title: "Nothing was imported", description: errorMessage(failure), type: "error" });
    } finally {
      setReading(false);
    }
  }
  function onDrop(event: DragEvent) {
    const file = [...event.dataTransfer.files].find(isDocument);
    if (!file || !isEmpty || isReading) return;
    event.preventDefault();
    event.stopPropagation();
    void read(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra of the pointer; the list of articles has the button
    <div onDropCapture={onDrop} onDragOver={(event) => isEmpty && event.preventDefault()} aria-busy={isReading}>
      {children}
    </div>
  );
}

type ArticleTextProps = Omit<EditorView<ArticleContent>, "id"> & {
  /** The URL follows the title until it is edited or saved. */
  followsTitle: boolean;
  isNew: boolean;
};

type HtmlPart = (typeof articleHtmlParts)[number];

/** Characters of a summary that search results show. */
const shownLength = 155;

function ArticleText({ followsTitle, isNew, ...view }: ArticleTextProps) {
  const { content, onChange } = view;
  const field = contentField("article", view);
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

type ArticleSettingsProps = Omit<EditorView<ArticleContent>, "id"> & {
  /** The URL follows the title until it is edited or saved. */
  followsTitle: boolean;
  children: ReactNode;
};

function ArticleSettings({ children, followsTitle, ...view }: ArticleSettingsProps) {
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

function FeaturedChoice({ id }: { id: number }) {
  const key = ["articles", "featured", String(id)];
  const invalidate = useInvalidate();
  const { data } = useAdminQuery(key, () => fetchFeaturedChoice({ data: { id } }));
  const change = useChange<boolean, Choice | null, Awaited<ReturnType<typeof changeFeaturedArticle>>>({
    run: (isFeatured) => changeFeaturedArticle({ data: { id, isFeatured } }),
    changes: ["admin", ...key],
    expect: (known, isFeatured) => known && { ...known, isFeatured },
    failure: "The featured article was not changed",
    onDone(result) {
      if (!result.ok) toast({ title: "Only a public article can lead the blog", type: "error" });
      void invalidate("articles", "list");
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

const articleComparedFields = comparedFields<keyof ArticleContent>({
  title: { label: "Title", kind: "line" },
  slug: { label: "URL", kind: "line" },
  summary: { label: "Summary", kind: "text" },
  introduction: { label: "Introduction", kind: "html" },
  section1: { label: "Section 1", kind: "html" },
  featuredImageUrl2: { label: "Second picture", kind: "line" },
  featuredImageAlt2: { label: "What the second picture shows", kind: "line" },
  section2: { label: "Section 2", kind: "html" },
  cta: { label: "Call to action", kind: "html" },
  section3: { label: "Section 3", kind: "html" },
  conclusion: { label: "Conclusion", kind: "html" },
  publicationDate: { label: "Date", kind: "date" },
  category: { label: "Category", kind: "line" },
  author: { label: "Author", kind: "line" },
  featuredImageUrl: { label: "Featured picture", kind: "line" },
  seoDescription: { label: "Description", kind: "text" },
  keywords: { label: "Keywords", kind: "line" },
});

const functions = {
  saveDraft: saveArticleDraft,
  store: storeArticle,
  discardDraft: discardArticleDraft,
  remove: removeArticles,
  restore: restoreArticles,
  listVersions: fetchArticleVersions,
  readVersion: fetchArticleVersion,
};

function ArticleForm({ opened, onCreated, onStored }: OpenedForm<ArticleContent>) {
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

export const Route = createFileRoute("/admin/articles/$id")({ component: ArticlePage });

function ArticlePage() {
  return <EditorPage kind="article" name={Route.useParams().id} open={fetchArticleForEditing} Form={ArticleForm} />;
}
