declare module "*.md" {
  /** With `{{name}}` placeholders. */
  export const html: string;
  export const headings: readonly { id: string; text: string; depth: number }[];
}
