/** How a conversation takes place. */
export const meetings = ["video", "phone", "in-person"] as const;
export type Meets = (typeof meetings)[number];
