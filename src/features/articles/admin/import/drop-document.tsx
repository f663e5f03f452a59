import { type DragEvent, type ReactNode, useState } from "react";
import { errorMessage } from "../../../../lib/error-message.ts";
import { toast } from "../../../../ui/toast-store.ts";
import type { ArticleContent } from "../../editing/article-editing.ts";
import { isDocument } from "./read-document.ts";

type DropDocumentProps = {
  /** Whether nothing would be overwritten. */
  isEmpty: boolean;
  onImported: (content: ArticleContent) => void;
  children: ReactNode;
};

/** Reads a Markdown or Word file that is dropped on a document in which nothing is written yet. */
export function DropDocument({ isEmpty, onImported, children }: DropDocumentProps) {
  const [isReading, setReading] = useState(false);
  async function read(file: File) {
    setReading(true);
    try {
      const { importArticle, importNote } = await import("./import-article.ts");
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
