import { type Editor, Node } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { embedLinkText, readStoredEmbed, type StoredEmbed } from "../../../features/content-drafts/stored-embed.ts";
import { fetchEpisodes } from "../../../features/episodes/episodes.functions.ts";
import type { Medium } from "../surface/surface-context.ts";

/** An email shows cards of own episodes only, no third-party players. */
export function embedFor(medium: Medium, source: string): StoredEmbed | undefined {
  const embed = readStoredEmbed(source, window.location.origin);
  return medium !== "email" || embed?.service === "Episode" ? embed : undefined;
}

/** Stores the episode's title in the text for search; pages show the current one. */
async function nameEpisode(editor: Editor, page: string): Promise<void> {
  const episodes = await fetchEpisodes();
  const title = episodes.find(({ id }) => page === `/episode/${id}`)?.title;
  if (!title || editor.isDestroyed) return;
  const { tr, doc } = editor.state;
  doc.descendants((node, at) => {
    if (node.type.name === "embed" && node.attrs.page === page) tr.setNodeAttribute(at, "title", title);
  });
  if (tr.docChanged) editor.view.dispatch(tr);
}

export function insertEmbed(editor: Editor, { service, page }: StoredEmbed): boolean {
  const isInserted = editor
    .chain()
    .focus()
    .insertContent([{ type: "embed", attrs: { page } }, { type: "paragraph" }])
    .run();
  // If this fails, the link text is not the title.
  if (isInserted && service === "Episode") nameEpisode(editor, page).catch(() => undefined);
  return isInserted;
}

const textOf = (element: HTMLElement, selector: string) => element.querySelector(selector)?.textContent?.trim() ?? "";

/** Placeholder of a player, identified by the URL of its page, as the server stores it. */
export const Embed = Node.create<{ medium: Medium }>({
  name: "embed",
  group: "block",
  atom: true,
  draggable: true,
  addOptions: () => ({ medium: "page" }),
  addAttributes: () => ({
    page: { default: "", parseHTML: (element) => element.getAttribute("data-embed"), renderHTML: () => ({}) },
    title: { default: "", parseHTML: (element) => textOf(element, "a"), renderHTML: () => ({}) },
    caption: { default: "", parseHTML: (element) => textOf(element, "figcaption"), renderHTML: () => ({}) },
  }),
  // Must match before other figures.
  parseHTML() {
    return [
      {
        tag: "figure[data-embed]",
        priority: 60,
        getAttrs: (element) => (embedFor(this.options.medium, element.getAttribute("data-embed") ?? "") ? null : false),
      },
    ];
  },
  addProseMirrorPlugins() {
    const { medium } = this.options;
    return [
      new Plugin({
        props: {
          /** A link pasted into an empty paragraph becomes its player. */
          handlePaste: ({ state }, event) => {
            const embed = embedFor(medium, event.clipboardData?.getData("text/plain") ?? "");
            const { $from, empty } = state.selection;
            const isEmpty = empty && $from.parent.type.name === "paragraph" && $from.parent.content.size === 0;
            return embed && isEmpty ? insertEmbed(this.editor, embed) : false;
          },
        },
      }),
    ];
  },
  renderHTML({ node }) {
    const page = String(node.attrs.page);
    const caption = String(node.attrs.caption);
    const embed = readStoredEmbed(page);
    const isOwn = embed?.service === "Episode";
    const text = (isOwn && String(node.attrs.title)) || (embed ? embedLinkText(embed) : page);
    const link = ["a", isOwn ? { href: page } : { href: page, rel: "noopener" }, text] as const;
    return ["figure", { "data-embed": page }, link, ...(caption ? [["figcaption", {}, caption]] : [])];
  },
});
