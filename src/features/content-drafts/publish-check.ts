export type PublishCheck = {
  field: string;
  message: string;
  /** Blocks publishing; otherwise advice. */
  isRequired: boolean;
};

const picture = /<img\b[^<>]*>/gi;
const description = /\balt="\s*[^\s"]/i;

export const picturesWithoutText = (html: string): number =>
  (html.match(picture) ?? []).filter((tag) => !description.test(tag)).length;

export const missingFields = (
  content: Readonly<Record<string, string>>,
  needs: Readonly<Record<string, string>>,
): PublishCheck[] =>
  Object.entries(needs)
    .filter(([field]) => !content[field]?.trim())
    .map(([field, message]) => ({ field, message, isRequired: true }));
