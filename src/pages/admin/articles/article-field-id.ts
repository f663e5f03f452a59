/** The identifier of a field's control, for the summary of what is missing. */
export const articleFieldId = (field: string): string => `article-${field}`;
