/** The id of a footnote or of the place that it belongs to; undefined for every other id, which could be one of the page. */
export const footnoteId = (id: string | undefined): string | undefined =>
  id !== undefined && /^footnote-(?:ref-)?\d{1,4}$/.test(id) ? id : undefined;
