/** `npm run test:thorough`: longer simulations, more kills, and both databases everywhere. */
export const isThorough = process.env.TEST_THOROUGH === "1";
