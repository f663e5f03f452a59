/** In order. A file of their own, because the route's search puts it into every page's script. */
export const stepNames = ["you", "words", "offer", "proof", "reach"] as const;

export type SetupStep = (typeof stepNames)[number];
