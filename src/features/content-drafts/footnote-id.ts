/** The id of a footnote or of its reference; undefined for any other id, which could collide with one of the page. */
export const footnoteId = (id: string | undefined): string | undefined =>
  id !== undefined && /^footnote-(?:ref-)?\d{1,4}$/.test(id) ? id : undefined;
