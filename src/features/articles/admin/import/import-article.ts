import { cleanPastedHtml } from "../../../../admin/editor/pasting/clean-pasted-html.ts";
import { fileOfDataUrl } from "../../../../admin/editor/pasting/file-of-data-url.ts";
import { upload } from "../../../../admin/media/upload.ts";
import { withSession } from "../../../../admin/sign-in-again.ts";
import { siteFacts } from "../../../../facts/site-facts.ts";
import { slugOf } from "../../../../lib/slug.ts";
import { uploadedPicture } from "../../../media/uploaded-picture.ts";
import { type ArticleContent, emptyArticle } from "../../editing/article-editing.ts";
import { readDocument } from "./read-document.ts";

/** One block of a document at its top level; `heading` is the text of one of the second level, or null. */
export type DocumentBlock = { html: string; heading: string | null };

type DividedSections = {
  introduction: string;
  section1: string;
  section2: string;
  section3: string;
  conclusion: string;
};

const endings = /^(?:in )?(?:conclusions?|summary|closing|short|fazit|zusammenfassung|schluss|ausblick)\b/i;

const join = (blocks: readonly DocumentBlock[]) => blocks.map(({ html }) => html).join("");

/**
 * A document as the parts of an article: what is before the first heading is the introduction, the sections are three runs of
 * headings of about the same number, and a last heading that says so is the conclusion.
 */
export function divideSections(blocks: readonly DocumentBlock[]): DividedSections {
  const starts = blocks.flatMap(({ heading }, index) => (heading === null ? [] : [index]));
  const first = starts[0] ?? Math.min(1, blocks.length);
  const chapters =
    starts.length === 0
      ? [blocks.slice(first)]
      : starts.map((start, index) => blocks.slice(start, starts[index + 1] ?? blocks.length));
  const last = chapters.at(-1)?.[0]?.heading ?? "";
  const conclusion = chapters.length > 1 && endings.test(last) ? (chapters.pop() ?? []) : [];
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

export type ImportedArticle = {
  content: ArticleContent;
  /** Pictures that could not be brought along, by what is known of them. */
  leftOut: string[];
};

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

/** The first heading when nothing but it is of its level and before it: the title of the document, which is taken out. */
function removeTitle(body: HTMLElement): string {
  const first = body.querySelector("h1");
  if (!first || first !== body.firstElementChild) return "";
  first.remove();
  return first.textContent?.trim() ?? "";
}

/** Uploads the pictures that the document itself holds. @returns those that were not accepted */
async function uploadPictures(body: HTMLElement): Promise<string[]> {
  const leftOut: string[] = [];
  for (const [index, image] of [...body.querySelectorAll<HTMLImageElement>('img[src^="data:"]')].entries()) {
    try {
      const file = fileOfDataUrl(image.getAttribute("src") ?? "");
      const { address, kind } = await withSession(() => upload(file, () => undefined));
      const size = kind === "image" ? uploadedPicture(address) : undefined;
      image.setAttribute("src", address);
      if (size) {
        image.setAttribute("width", String(size.width));
        image.setAttribute("height", String(size.height));
      }
    } catch {
      leftOut.push(image.alt || `picture ${index + 1}`);
      image.remove();
    }
  }
  return leftOut;
}

/** A picture alone in its paragraph is a block of its own, as the editor has them. */
function freePictures(body: HTMLElement): void {
  for (const image of body.querySelectorAll("p > img")) {
    const paragraph = image.parentElement;
    if (paragraph?.children.length === 1 && !paragraph.textContent?.trim()) paragraph.replaceWith(image);
  }
}

/**
 * A Markdown or Word file as the content of a new article: its title, its parts, and its pictures as uploads.
 * @throws Error in words when the file cannot be read
 */
export async function importArticle(file: File): Promise<ImportedArticle> {
  const { html, facts } = await readDocument(file);
  const raw = parse(html);
  const heading = removeTitle(raw);
  const { html: clean, missing } = cleanPastedHtml(raw.innerHTML);
  const body = parse(clean);
  const rejected = await uploadPictures(body);
  freePictures(body);
  const blocks = [...body.children].map((element) => ({
    html: element.outerHTML,
    heading: element.localName === "h2" ? (element.textContent?.trim() ?? "") : null,
  }));
  const title = (facts.get("title") || heading || file.name.replace(/\.\w+$/, "").replaceAll(/[-_]+/g, " ")).slice(
    0,
    300,
  );
  return {
    content: {
      ...emptyArticle,
      ...divideSections(blocks),
      title,
      slug: facts.get("slug") || slugOf(title),
      summary: facts.get("summary") || facts.get("description") || "",
      author: facts.get("author") || siteFacts.name,
      category: facts.get("category") || facts.get("categories") || "",
      keywords: facts.get("keywords") || facts.get("tags") || "",
    },
    leftOut: [...missing, ...rejected],
  };
}

/** What is said of an import: which pictures it could not bring along. */
export const importNote = (leftOut: readonly string[]): string | undefined =>
  leftOut.length === 0
    ? undefined
    : `Left out: ${leftOut.join(", ")}. Drop the files of these pictures where they belong.`;
