import type { Slice } from "@tiptap/pm/model";
import { NodeSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { useRef, useState } from "react";
import { uploadedPicture } from "../../../features/media/uploaded-picture.ts";
import { type Uploaded, useUploads } from "../../media/use-uploads.ts";
import { cleanPastedHtml, unnamedPicture } from "./clean-pasted-html.ts";
import {
  addPlaceholder,
  fileOfDataUrl,
  listPlaceholders,
  putPicture,
  removePlaceholder,
  setCursorAfter,
} from "./picture-placeholders.ts";

const isPicture = (file: File) => file.type.startsWith("image/");
const isData = (url: unknown): url is string => typeof url === "string" && url.startsWith("data:");

const otherFiles = "Only images can be put into the text. Upload other files under Media and link to them.";
export const undescribed = "An image has no alternative text yet. Select it to add one.";

const missingText = (names: readonly string[]) =>
  `The clipboard only names these images: ${names.join(", ")}. Drop their files here to insert them.`;

const elsewhereText = (hosts: readonly string[]) =>
  `Images stay on ${hosts.join(", ")}: readers see a link to each. To show one, save it and drop its file here.`;

function readableFile(url: string): File | undefined {
  try {
    return fileOfDataUrl(url);
  } catch {
    return undefined;
  }
}

/** Cleans pasted HTML and uploads pasted or dropped pictures. `handlers` are props of the editor. */
export function usePastedContent() {
  const view = useRef<EditorView>(undefined);
  const missing = useRef<readonly string[]>([]);
  const [notices, setNotices] = useState<readonly string[]>([]);
  const notify = (text: string) => setNotices((current) => [...new Set([...current, text])]);

  function finish(uploaded: Uploaded, file: File) {
    const editor = view.current;
    if (!editor || editor.isDestroyed) return;
    const placeholders = listPlaceholders(editor.state);
    const placeholder = placeholders.find((candidate) => candidate.file === file);
    const transaction = removePlaceholder(editor.state.tr, file);
    if (placeholder && uploaded.kind === "image") {
      const { width, height } = uploadedPicture(uploaded.url) ?? {};
      const size = width && height ? { width, height } : {};
      const end = putPicture(transaction, { src: uploaded.url, alt: placeholder.alt, ...size }, placeholder.at);
      // Files dropped together keep their order.
      for (const other of placeholders.filter(({ at }) => at === placeholder.at && end !== undefined)) {
        if (other !== placeholder)
          addPlaceholder(removePlaceholder(transaction, other.file), { ...other, at: end ?? placeholder.at });
      }
      if (!placeholder.alt) notify(undescribed);
    }
    editor.dispatch(transaction);
  }
  function abandon(file: File) {
    const editor = view.current;
    if (editor && !editor.isDestroyed) editor.dispatch(removePlaceholder(editor.state.tr, file));
  }
  const { sending, upload: uploadFiles, cancel } = useUploads(finish, abandon);

  function uploadAt(editor: EditorView, files: readonly File[], at: number) {
    view.current = editor;
    for (const file of files) editor.dispatch(addPlaceholder(editor.state.tr, { file, alt: "", at }));
    uploadFiles(files);
  }

  /** Pictures in data URLs become placeholders of uploads. */
  function insert(editor: EditorView, slice: Slice) {
    view.current = editor;
    const transaction = editor.state.tr.replaceSelection(slice);
    const { selection } = transaction;
    if (selection instanceof NodeSelection && selection.node.type.name === "image") {
      setCursorAfter(transaction, selection.to);
    }
    const embedded: { at: number; file: File | undefined; alt: string }[] = [];
    transaction.doc.descendants((node, at) => {
      const { src, alt }: { src?: unknown; alt?: unknown } = node.attrs;
      if (isData(src)) embedded.push({ at, file: readableFile(src), alt: typeof alt === "string" ? alt : "" });
    });
    for (const { at } of embedded.toReversed()) transaction.delete(at, at + 1);
    // Each deletion shifts those after it left by one.
    for (const [index, { at, file, alt }] of embedded.entries()) {
      if (file) addPlaceholder(transaction, { file, alt, at: at - index });
      else notify(missingText([alt || unnamedPicture]));
    }
    editor.dispatch(transaction.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"));
    uploadFiles(embedded.flatMap(({ file }) => file ?? []));
  }

  const handlers = {
    transformPastedHTML(html: string): string {
      const cleaned = cleanPastedHtml(html);
      missing.current = cleaned.missing;
      return cleaned.html;
    },
    handlePaste(editor: EditorView, event: ClipboardEvent, slice: Slice): boolean {
      const unreachable = missing.current;
      missing.current = [];
      const files = [...(event.clipboardData?.files ?? [])];
      // A copied picture comes as a file and an element; copied text may come with a picture of itself.
      const isText = slice.content.textBetween(0, slice.content.size).trim() !== "";
      if (files.length > 0 && !isText) {
        if (!files.every(isPicture)) notify(otherFiles);
        uploadAt(editor, files.filter(isPicture), editor.state.selection.to);
        return true;
      }
      if (unreachable.length > 0) notify(missingText(unreachable));
      const sources: string[] = [];
      slice.content.descendants(({ type, attrs }) => {
        if (type.name === "image") sources.push(attrs.src);
      });
      const hosts = sources.flatMap((src) => (/^https:/i.test(src) ? (URL.parse(src)?.host ?? []) : []));
      if (hosts.length > 0) notify(elsewhereText([...new Set(hosts)]));
      if (sources.length === 0) return false;
      insert(editor, slice);
      return true;
    },
    handleDrop(editor: EditorView, event: DragEvent): boolean {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      event.preventDefault();
      if (!files.every(isPicture)) notify(otherFiles);
      const at = editor.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? editor.state.doc.content.size;
      uploadAt(editor, files.filter(isPicture), at);
      return true;
    },
  };
  return { handlers, sending, cancel, notices, dismiss: () => setNotices([]) };
}
