declare module "*.md" {
  /** The document as HTML, with `{{name}}` and the like still in it. */
  export const html: string;
  /** Its sections, in order. */
  export const headings: readonly { id: string; text: string; depth: number }[];
}
