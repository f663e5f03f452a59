/** The id of a footnote or its reference; undefined for other ids, which could collide with the page's. */
export const footnoteId = (id: string | undefined): string | undefined =>
  id !== undefined && /^footnote-(?:ref-)?\d{1,4}$/.test(id) ? id : undefined;
