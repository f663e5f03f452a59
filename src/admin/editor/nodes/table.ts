import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";

/** A table with its caption, which the editor stores as a property of the table. */
const CaptionedTable = Table.extend({
  addAttributes() {
    return {
      caption: {
        default: "",
        parseHTML: (element) => element.querySelector(":scope > caption")?.textContent?.trim() ?? "",
        renderHTML: () => ({}),
      },
    };
  },
  parseHTML() {
    return [{ tag: "table" }, { tag: "caption", ignore: true }];
  },
  renderHTML({ node }) {
    const caption: unknown = node.attrs.caption;
    const body: [string, number] = ["tbody", 0];
    return typeof caption === "string" && caption ? ["table", {}, ["caption", {}, caption], body] : ["table", {}, body];
  },
});

/** A head cell that says whether it heads a row or a column. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

export const tableExtensions = [CaptionedTable.configure({ resizable: false }), TableRow, ScopedHeader, TableCell];
