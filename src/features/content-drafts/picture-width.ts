/** Half the text column, the whole column, or into the margin. */
export const pictureWidths = ["small", "text", "wide"] as const;

export type PictureWidth = (typeof pictureWidths)[number];

export const readPictureWidth = (stored: string | undefined): PictureWidth =>
  pictureWidths.find((width) => width === stored) ?? "text";
