/** Characters of the longest request target that the server reads; everything in a URL is shorter. */
export const maxUrlLength = 8_000;
