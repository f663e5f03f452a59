/** What search engines and the browser's tab show; apart from the copy, for every page carries it. */
export const aboutMeta = {
  description:
    "For twenty years I have worked inside other people’s procedures: first following them, then writing them, now making them answer.",
};
