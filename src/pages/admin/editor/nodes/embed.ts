import { Node } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { embedLinkText, readStoredEmbed, type StoredEmbed } from "../../../../features/editing/stored-embed.ts";

/** A player as it is inserted, with a line to go on below it. */
export const playerOf = ({ page }: StoredEmbed) => [{ type: "embed", attrs: { page } }, { type: "paragraph" }];

/** The place of a player: a video, an episode or a track by the URL of its page, as the server stores it. */
export const Embed = Node.create({
  name: "embed",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    page: { default: "", parseHTML: (element) => element.getAttribute("data-embed"), renderHTML: () => ({}) },
    caption: {
      default: "",
      parseHTML: (element) => element.querySelector("figcaption")?.textContent?.trim() ?? "",
      renderHTML: () => ({}),
    },
  }),
  // Before a figure of any other kind.
  parseHTML: () => [
    {
      tag: "figure[data-embed]",
      priority: 60,
      getAttrs: (element) => (readStoredEmbed(element.getAttribute("data-embed") ?? "") ? null : false),
    },
  ],
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          /** A link that is pasted where nothing is written yet becomes the player of what it leads to. */
          handlePaste: ({ state }, event) => {
            const embed = readStoredEmbed(event.clipboardData?.getData("text/plain") ?? "");
            const { $from, empty } = state.selection;
            const isEmpty = empty && $from.parent.type.name === "paragraph" && $from.parent.content.size === 0;
            return embed && isEmpty ? this.editor.chain().insertContent(playerOf(embed)).run() : false;
          },
        },
      }),
    ];
  },
  renderHTML({ node }) {
    const page = String(node.attrs.page);
    const caption = String(node.attrs.caption);
    const embed = readStoredEmbed(page);
    const link = ["a", { href: page, rel: "noopener" }, embed ? embedLinkText(embed) : page] as const;
    return caption
      ? ["figure", { "data-embed": page }, link, ["figcaption", {}, caption]]
      : ["figure", { "data-embed": page }, link];
  },
});
