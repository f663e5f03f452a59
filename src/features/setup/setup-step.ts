/** In order. By themselves: the route's search makes this file part of every page's script. */
export const stepNames = ["you", "words", "offer", "proof", "reach"] as const;

export type SetupStep = (typeof stepNames)[number];
