/** Elements of stored HTML that are set as cards; an email and a feed show the same elements plainly. */
export const cardElements = { gallery: "figure", bookmark: "figure", button: "p", file: "p" } as const;

export type CardKind = keyof typeof cardElements;

const kinds: readonly CardKind[] = ["gallery", "bookmark", "button", "file"];

/** Undefined unless this element is that card. */
export const readCard = (element: string, stored: string | undefined): CardKind | undefined =>
  kinds.find((kind) => kind === stored && cardElements[kind] === element);

export const maxGalleryPictures = 9;
