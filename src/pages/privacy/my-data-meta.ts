export const myDataMeta = {
  title: "My data",
  description: "See what this site holds about you, take it along, or have it erased: with a link that comes by mail.",
};

/** Of the page behind the link. */
export const heldTitle = "What we hold about you";
