import { pageCopy } from "../facts/page-texts.ts";

export const frameWords = pageCopy("words/frame", "frame", {
  brand: "{brand}, home",
  openMenu: "Open the menu",
  menu: "Menu",
  closeMenu: "Close the menu",
  main: "Main",
  industries: {
    title: "Where procedures carry weight",
    text: "Three industries in which a wrong answer costs more than a slow one.",
    action: "Compare all three",
  },
  footer: "Footer",
  profiles: "Profiles elsewhere",
  soon: "(soon)",
});

export const showWords = pageCopy("words/frame", "shown", {
  playLogos: "Play logos",
  pauseLogos: "Pause logos",
  cover: "Cover of the free eBook “{ebookTitle}”",
  series: "The field guide",
});
