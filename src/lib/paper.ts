/** The page's background, apart from the other colours because the head of every page names it. */
export const paper = { light: "#fbfaf6", dark: "#0b141d" } as const;
