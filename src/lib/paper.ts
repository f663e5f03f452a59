/** The page's background; a module of its own, since the head of every page contains it. */
export const paper = { light: "#fbfaf6", dark: "#0b141d" } as const;
