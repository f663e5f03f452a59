/** An email shows neither players nor pictures wider than its column. */
export type Medium = "page" | "email";
