import { useEffect, useRef, useState } from "react";
import type { TextChanges } from "../facts/site.ts";
import type { TextPage } from "../facts/text-pages.ts";
import { classNames } from "../lib/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { AdminButton } from "./admin-button.tsx";
import { Note, Problem } from "./states.tsx";

/** Milliseconds without typing before the preview reloads. */
const pauseMs = 500;

const notLoaded = "The preview could not be loaded. Check your connection, then try again.";

/** Why the frame shows no page, if so; `false` before anything was loaded into it. */
function problemOf({ contentDocument }: HTMLIFrameElement): string | undefined | false {
  // The browser's own error page belongs to another origin.
  if (!contentDocument) return notLoaded;
  if (contentDocument.URL === "about:blank") return false;
  return contentDocument.contentType === "text/html" ? undefined : (contentDocument.body.textContent ?? notLoaded);
}

type PagePreviewProps = {
  page: TextPage;
  path: string;
  title: string;
  texts: TextChanges;
  /** A new number reloads the preview, such as after saving a setting. */
  revision?: number;
  note?: string;
  /** Class of the frames, such as a scale. */
  className?: string | undefined;
  onShown?: (document: Document) => void;
};

type Frame = { id: number; texts: string };

/** The page with the texts as typed. Each version loads in a frame behind the visible one, one request at a time. */
export function PagePreview(props: PagePreviewProps) {
  const { page, path, title, texts, revision = 0, className, onShown } = props;
  const { note = "Your words as typed. Visitors see them once you publish." } = props;
  // Trailing spaces force a reload without changing the texts.
  const content = JSON.stringify(texts) + " ".repeat(revision);
  const [requested, setRequested] = useState<Frame>();
  const [visible, setVisible] = useState<Frame>();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (isLoading || requested?.texts === content) return undefined;
    const timer = setTimeout(
      () => {
        setRequested({ id: (requested?.id ?? 0) + 1, texts: content });
        setLoading(true);
      },
      requested ? pauseMs : 0,
    );
    return () => clearTimeout(timer);
  }, [isLoading, requested, content]);

  useEffect(() => {
    if (requested && isLoading) form.current?.submit();
  }, [requested, isLoading]);

  function loaded(frame: HTMLIFrameElement, { id, texts: loadedTexts }: Frame): void {
    const loadProblem = problemOf(frame);
    if (loadProblem === false || id !== requested?.id || !isLoading) return;
    setLoading(false);
    setProblem(loadProblem);
    if (loadProblem !== undefined) return;
    const previous = frame.previousElementSibling;
    if (previous instanceof HTMLIFrameElement) frame.contentWindow?.scrollTo(0, previous.contentWindow?.scrollY ?? 0);
    setVisible({ id, texts: loadedTexts });
    if (frame.contentDocument) onShown?.(frame.contentDocument);
  }

  const frames = [visible, isLoading ? requested : undefined].filter((frame) => frame !== undefined);
  return (
    <div className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-2">
      <form ref={form} method="post" action="/admin/preview" target={`page-preview-${requested?.id}`} hidden>
        <input name="page" value={page} readOnly />
        <input name="path" value={path} readOnly />
        <input name="texts" value={requested?.texts ?? ""} readOnly />
      </form>
      {problem ? (
        <div className="grid justify-items-start gap-2">
          <Problem text={problem} />
          <AdminButton busy={isLoading} onClick={() => setRequested(requested && { ...requested, texts: "" })}>
            Try again
          </AdminButton>
        </div>
      ) : (
        <Note>{isLoading || requested?.texts !== content ? "Updating the preview …" : note}</Note>
      )}
      <div className="relative rounded-card border bg-surface">
        {frames.map((frame) => (
          <iframe
            key={frame.id}
            name={`page-preview-${frame.id}`}
            title={`Preview of the page ${title}`}
            // No scripts; the page's own origin, for which its style sheets are served.
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            className={classNames(
              "absolute inset-0 size-full rounded-card",
              className,
              frame.id !== visible?.id && "invisible",
            )}
            onLoad={({ currentTarget }) => loaded(currentTarget, frame)}
          />
        ))}
      </div>
    </div>
  );
}

/** Opens the preview in a dialog, for narrow screens. */
export function PreviewButton(props: PagePreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AdminButton onClick={() => setOpen(true)}>Preview</AdminButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Preview" className="w-full!">
        <div className="h-[65dvh]">{isOpen ? <PagePreview {...props} /> : null}</div>
      </Dialog>
    </>
  );
}
