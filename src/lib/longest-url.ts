/** Characters of the longest request target that the server reads; whatever stands in an address is shorter. */
export const longestAddress = 8_000;
