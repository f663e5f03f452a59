/** Collapses white space and removes NUL, which no text contains; "" finds everything (spec 7). */
export const normaliseTerm = (search = ""): string => search.replaceAll("\0", "").replaceAll(/\s+/g, " ").trim();
