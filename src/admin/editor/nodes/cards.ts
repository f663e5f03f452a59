import { type Editor, Node } from "@tiptap/core";
import { type EditorState, NodeSelection } from "@tiptap/pm/state";
import { cardElements } from "../../../features/content-drafts/cards.ts";
import { isUrlFor } from "../../../lib/web-url.ts";

export type PictureAttributes = { src: string; alt: string; width?: number; height?: number };
export type GalleryContent = { pictures: readonly PictureAttributes[]; caption: string };
export type BookmarkContent = {
  href: string;
  title: string;
  description: string;
  siteName: string;
  picture: PictureAttributes | null;
};
export type ButtonContent = { href: string; label: string };
export type FileContent = { href: string; label: string; name: string; about: string };

/** Value of the attribute `content`, by node name. */
export type CardContents = {
  gallery: GalleryContent;
  bookmark: BookmarkContent;
  buttonCard: ButtonContent;
  fileCard: FileContent;
};

export type CardName = keyof CardContents;

export const cardNames: Record<CardName, string> = {
  gallery: "Gallery",
  bookmark: "Bookmark",
  buttonCard: "Button",
  fileCard: "File",
};

const isCardName = (name: string): name is CardName => Object.hasOwn(cardNames, name);

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

type Markup = [string, Record<string, string | undefined>, ...(Markup | string)[]];

const attributesOf = ({ src, alt, width, height }: PictureAttributes): Record<string, string> => ({
  src,
  alt,
  ...(width && height ? { width: String(width), height: String(height) } : {}),
});

function pictureOf(image: HTMLImageElement): PictureAttributes {
  const [width, height] = [Number(image.getAttribute("width")), Number(image.getAttribute("height"))];
  const picture = { src: image.getAttribute("src") ?? "", alt: image.alt };
  return width && height ? { ...picture, width, height } : picture;
}

const linkTo = (href: string, ...inner: string[]): Markup => [
  "a",
  /^https?:/i.test(href) ? { href, rel: "noopener" } : { href },
  ...inner,
];

type CardForm<Name extends CardName> = {
  card: keyof typeof cardElements;
  empty: CardContents[Name];
  /** Undefined for an element that isn't this card. */
  read: (element: HTMLElement) => CardContents[Name] | undefined;
  write: (content: CardContents[Name]) => (Markup | string)[];
};

const forms: { [Name in CardName]: CardForm<Name> } = {
  gallery: {
    card: "gallery",
    empty: { pictures: [], caption: "" },
    read(element) {
      const pictures = [...element.querySelectorAll("img")].map(pictureOf);
      return pictures.length > 0 ? { pictures, caption: textOf(element.querySelector("figcaption")) } : undefined;
    },
    write: ({ pictures, caption }) => [
      ...pictures.map((picture): Markup => ["img", attributesOf(picture)]),
      ...(caption ? [["figcaption", {}, caption] satisfies Markup] : []),
    ],
  },
  bookmark: {
    card: "bookmark",
    empty: { href: "", title: "", description: "", siteName: "", picture: null },
    read(element) {
      const href = element.querySelector("a")?.getAttribute("href");
      const image = element.querySelector("img");
      const lines = [...element.querySelectorAll("p")].slice(1);
      if (!href) return undefined;
      return {
        href,
        title: textOf(element.querySelector("a")),
        description: lines.filter((line) => !line.querySelector("small")).map(textOf)[0] ?? "",
        siteName: textOf(element.querySelector("small")),
        picture: image ? pictureOf(image) : null,
      };
    },
    write: ({ href, title, description, siteName, picture }) => [
      ...(picture ? [["img", attributesOf(picture)] satisfies Markup] : []),
      ["p", {}, linkTo(href, title || href)],
      ...(description ? [["p", {}, description] satisfies Markup] : []),
      ...(siteName ? [["p", {}, ["small", {}, siteName]] satisfies Markup] : []),
    ],
  },
  buttonCard: {
    card: "button",
    empty: { href: "", label: "" },
    read(element) {
      const link = element.querySelector("a");
      const href = link?.getAttribute("href");
      return href ? { href, label: textOf(link) } : undefined;
    },
    write: ({ href, label }) => [linkTo(href, label || href)],
  },
  fileCard: {
    card: "file",
    empty: { href: "", label: "", name: "", about: "" },
    read(element) {
      const link = element.querySelector("a");
      const href = link?.getAttribute("href");
      const name = link?.getAttribute("download") ?? "";
      return href ? { href, label: textOf(link), name, about: textOf(element.querySelector("small")) } : undefined;
    },
    write: ({ href, label, name, about }) => [
      ["a", name ? { href, download: name } : { href }, label || name || href],
      ...(about ? ([" ", ["small", {}, about]] satisfies (Markup | string)[]) : []),
    ],
  },
};

/** A block that is edited in its dialog. A card with an unsafe link isn't parsed. */
function cardNode<Name extends CardName>(name: Name) {
  const form: CardForm<Name> = forms[name];
  const element = cardElements[form.card];
  return Node.create({
    name,
    group: "block",
    atom: true,
    draggable: true,
    addAttributes: () => ({
      content: {
        default: form.empty,
        parseHTML: (source: HTMLElement) => form.read(source) ?? form.empty,
        renderHTML: () => ({}),
      },
    }),
    // Must match before other figures and paragraphs.
    parseHTML: () => [
      {
        tag: `${element}[data-card=${form.card}]`,
        priority: 60,
        getAttrs: (source) => {
          const isSafe = [...source.querySelectorAll("a")].every((link) =>
            isUrlFor("link", link.getAttribute("href") ?? ""),
          );
          return isSafe && form.read(source) ? null : false;
        },
      },
    ],
    renderHTML: ({ node }) => [
      element,
      { "data-card": form.card },
      ...form.write(node.attrs.content as CardContents[Name]),
    ],
  });
}

export const cardNodes = [cardNode("gallery"), cardNode("bookmark"), cardNode("buttonCard"), cardNode("fileCard")];

export type SelectedCard = { name: CardName; at: number; end: number };

export function findCard({ selection }: EditorState): SelectedCard | undefined {
  if (!(selection instanceof NodeSelection)) return undefined;
  const { name } = selection.node.type;
  return isCardName(name) ? { name, at: selection.from, end: selection.to } : undefined;
}

/** Content of the selected card of this name, otherwise of an empty one. */
export function readSelected<Name extends CardName>({ selection }: EditorState, name: Name): CardContents[Name] {
  const isSelected = selection instanceof NodeSelection && selection.node.type.name === name;
  return isSelected ? (selection.node.attrs.content as CardContents[Name]) : forms[name].empty;
}

/** Changes the selected card of this name, otherwise inserts one with an empty paragraph below it. */
export function upsertCard<Name extends CardName>(editor: Editor, name: Name, content: CardContents[Name]): void {
  const { state } = editor;
  const selected = findCard(state);
  if (selected?.name === name) {
    const { tr } = state;
    tr.setNodeAttribute(selected.at, "content", content);
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, selected.at)));
    editor.commands.focus();
    return;
  }
  editor
    .chain()
    .focus()
    .insertContent([{ type: name, attrs: { content } }, { type: "paragraph" }])
    .run();
}

export type CardDialogProps = { editor: Editor; onClose: () => void };
