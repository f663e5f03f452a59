export const myDataMeta = {
  title: "My data",
  description: "See what this site stores about you, download it, or have it erased: with a link that comes by email.",
};

export const heldTitle = "What we hold about you";
