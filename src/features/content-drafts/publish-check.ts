/** Something that an item lacks before it is published. */
export type PublishCheck = {
  /** The field of the form that has it. */
  field: string;
  /** What to do, as a sentence. */
  message: string;
  /** Whether publishing is rejected without it; other things are advice. */
  isRequired: boolean;
};

const picture = /<img\b[^<>]*>/gi;
const description = /\balt="\s*[^\s"]/i;

/** How many pictures of an HTML text have no alternative text. */
export const picturesWithoutText = (html: string): number =>
  (html.match(picture) ?? []).filter((tag) => !description.test(tag)).length;

/** The fields of `needs` that a content lacks, each with its sentence. */
export const missingFields = (
  content: Readonly<Record<string, string>>,
  needs: Readonly<Record<string, string>>,
): PublishCheck[] =>
  Object.entries(needs)
    .filter(([field]) => !content[field]?.trim())
    .map(([field, message]) => ({ field, message, isRequired: true }));
