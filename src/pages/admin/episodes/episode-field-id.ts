/** The identifier of a field's control, for the summary of what is missing. */
export const episodeFieldId = (field: string): string => `episode-${field}`;
