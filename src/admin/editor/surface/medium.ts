/** Where a text is read: an email shows no players and no pictures wider than its column. */
export type Medium = "page" | "email";
