/** Elements of stored HTML that pages style as cards; emails and feeds show the plain elements. */
export const cardElements = { gallery: "figure", bookmark: "figure", button: "p", file: "p" } as const;

export type CardKind = keyof typeof cardElements;

const kinds: readonly CardKind[] = ["gallery", "bookmark", "button", "file"];

/** Undefined unless the element can be this card. */
export const readCard = (element: string, stored: string | undefined): CardKind | undefined =>
  kinds.find((kind) => kind === stored && cardElements[kind] === element);

export const maxGalleryPictures = 9;
