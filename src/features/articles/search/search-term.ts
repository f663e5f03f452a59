/** A term as searches compare it: white space collapsed, NUL (which no text contains) left out; "" finds everything (spec 7). */
export const normaliseTerm = (search = ""): string => search.replaceAll("\0", "").replaceAll(/\s+/g, " ").trim();
