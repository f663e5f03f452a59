import { cleanPastedHtml } from "../../../../admin/editor/pasting/clean-pasted-html.ts";
import { fileOfDataUrl } from "../../../../admin/editor/pasting/picture-placeholders.ts";
import { upload } from "../../../../admin/media/use-uploads.ts";
import type { Site } from "../../../../facts/site.ts";
import { slugOf } from "../../../../lib/slug.ts";
import { withSession } from "../../../../server-context/sign-in-again.ts";
import type { ToastInput } from "../../../../ui/toast-store.ts";
import { uploadedPicture } from "../../../media/uploaded-picture.ts";
import { type ArticleContent, emptyArticle } from "../../editing/article-editing.ts";
import type { SheetPart } from "../../editing/article-sheet.ts";
import { readDocument } from "./read-document.ts";

/** Top-level block of a document; `heading` is the text of an h2, or null. */
export type DocumentBlock = { html: string; heading: string | null };

const conclusionHeading = /^(?:in )?(?:conclusions?|summary|closing|short|fazit|zusammenfassung|schluss|ausblick)\b/i;

const join = (blocks: readonly DocumentBlock[]) => blocks.map(({ html }) => html).join("");

/** Introduction before the first heading, three sections of about equally many headings, a conclusion if titled so. */
export function divideSections(blocks: readonly DocumentBlock[]): Record<SheetPart, string> {
  const starts = blocks.flatMap(({ heading }, index) => (heading === null ? [] : [index]));
  const first = starts[0] ?? Math.min(1, blocks.length);
  const chapters =
    starts.length === 0
      ? [blocks.slice(first)]
      : starts.map((start, index) => blocks.slice(start, starts[index + 1] ?? blocks.length));
  const last = chapters.at(-1)?.[0]?.heading ?? "";
  const conclusion = chapters.length > 1 && conclusionHeading.test(last) ? (chapters.pop() ?? []) : [];
  const perSection = Math.ceil(chapters.length / 3);
  const section = (index: number) =>
    join(chapters.slice(index * perSection, index === 2 ? undefined : (index + 1) * perSection).flat());
  return {
    introduction: join(blocks.slice(0, first)),
    section1: section(0),
    section2: section(1),
    section3: section(2),
    conclusion: join(conclusion),
  };
}

type ImportedArticle = {
  content: ArticleContent;
  /** Alternative texts of pictures that could not be imported. */
  leftOut: string[];
};

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

/** Removes a leading h1. @returns its text, or "" */
function removeTitle(body: HTMLElement): string {
  const first = body.querySelector("h1");
  if (!first || first !== body.firstElementChild) return "";
  first.remove();
  return first.textContent?.trim() ?? "";
}

/** @returns the alternative texts of embedded pictures that could not be uploaded */
async function uploadPictures(body: HTMLElement): Promise<string[]> {
  const leftOut: string[] = [];
  for (const [index, image] of [...body.querySelectorAll<HTMLImageElement>('img[src^="data:"]')].entries()) {
    try {
      const file = fileOfDataUrl(image.getAttribute("src") ?? "");
      const { url, kind } = await withSession(() => upload(file, () => undefined));
      const size = kind === "image" ? uploadedPicture(url) : undefined;
      image.setAttribute("src", url);
      if (size) {
        image.setAttribute("width", String(size.width));
        image.setAttribute("height", String(size.height));
      }
    } catch {
      leftOut.push(image.alt || `image ${index + 1}`);
      image.remove();
    }
  }
  return leftOut;
}

/** A picture alone in its paragraph becomes a block, as in the editor. */
function unwrapPictures(body: HTMLElement): void {
  for (const image of body.querySelectorAll("p > img")) {
    const paragraph = image.parentElement;
    if (paragraph?.children.length === 1 && !paragraph.textContent?.trim()) paragraph.replaceWith(image);
  }
}

/** Content of a new article, its pictures uploaded. @throws Error with a message for the user */
export async function importArticle(site: Site, file: File): Promise<ImportedArticle> {
  const { html, metadata } = await readDocument(file);
  const raw = parse(html);
  const heading = removeTitle(raw);
  const { html: clean, missing } = cleanPastedHtml(raw.innerHTML);
  const body = parse(clean);
  const rejected = await uploadPictures(body);
  unwrapPictures(body);
  const blocks = [...body.children].map((element) => ({
    html: element.outerHTML,
    heading: element.localName === "h2" ? (element.textContent?.trim() ?? "") : null,
  }));
  const title = (metadata.get("title") || heading || file.name.replace(/\.\w+$/, "").replaceAll(/[-_]+/g, " ")).slice(
    0,
    300,
  );
  return {
    content: {
      ...emptyArticle,
      ...divideSections(blocks),
      title,
      slug: metadata.get("slug") || slugOf(title),
      summary: metadata.get("summary") || metadata.get("description") || "",
      author: metadata.get("author") || site.facts.name,
      category: metadata.get("category") || metadata.get("categories") || "",
      keywords: metadata.get("keywords") || metadata.get("tags") || "",
    },
    leftOut: [...missing, ...rejected],
  };
}

/** Lists the pictures that were left out. */
export function importToast(title: string, leftOut: readonly string[]): ToastInput {
  if (leftOut.length === 0) return { title, type: "success" };
  const description = `Left out: ${leftOut.join(", ")}. Drop the files of these images where they belong.`;
  return { title, description, type: "info" };
}
