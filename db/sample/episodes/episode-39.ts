import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 11,
  episode: "Episode 39",
  blog_title: "Forty depots, one language",
  summary:
    "Jonas Albrecht inherited forty depots that had been bought one at a time, each with its own word for a " +
    "damaged pallet. There were eleven such words. He did not begin with software, nor with a handbook. He " +
    "asked the drivers, because drivers are the only people who visit more than one depot and notice. We " +
    "discuss how a shared glossary of two hundred terms came about in a canteen, why depot managers fought for " +
    "theirs, and what it means when drivers correct their managers with a printed page and turn out to be " +
    "right.",
  guest_name: "Jonas Albrecht (sample guest)",
  banner: null,
  audio_player: null,
  created_at: "2026-10-22T05:00:00.000Z",
  keywords: "Logistics, Standard work, Leadership, Performance",
  youtube: null,
  why_ceos_think_important: [
    "1. Acquired sites keep their vocabulary long after they have given up their logo.",
    "2. You cannot compare performance between sites that count different things under one name.",
    "3. Standard work is defended by those who helped to write it, and quietly ignored by the rest.",
    "4. The people who cross boundaries daily see differences that reports average away.",
  ].join("\n"),
  conclusion: [
    "Albrecht had monthly figures for all forty depots and believed none of them. Damage rates ranged from a " +
      "half to nine per cent, and the spread turned out to be mostly grammar. Some sites counted a torn film " +
      "as damage, some as packaging, and one as weather.",
    "His way out was to let the drivers hold the pen. Twelve of them met every second Thursday, with coffee, " +
      "and agreed on one term for one thing, together with a photograph. Managers could object, but only in " +
      "person and only with a better photograph. Two hundred terms took seven months. Within the following " +
      "quarter the spread in damage rates had narrowed to between two and four per cent, without a single " +
      "pallet having been handled differently.",
    "Only then did real differences become visible, and they were worth finding. The best depot did one thing the others did not: it loaded the last stop first and said so on a card by the gate. The card has " +
      "since been copied thirty-nine times. It would never have been noticed among eleven words for the same " +
      "torn film.",
  ].join("\n\n"),
  about_guest: [
    "• Jonas Albrecht is an invented sample guest; the forty depots are invented as well",
    "• Chief operating officer of a sample road haulage group with nine hundred vehicles",
    "• Holds a lorry licence and renews it, mainly for the conversations",
    "• Collects terms for damaged pallets from other companies, currently sixty-three",
  ].join("\n"),
  key_takeaways: [
    "* Agree on words before you compare numbers.",
    "* Give the pen to those who see more than one site.",
    "* A photograph settles more arguments than a definition.",
    "* Allow objections, but make them cost a visit.",
    "* When the vocabulary is common, the genuine differences stand out.",
  ].join("\n"),
  action_items: [
    "1. Pick one figure you compare across sites.",
    "2. Ask three sites what exactly they count, and write down the answers side by side.",
    "3. Invite the people who travel between them to choose one meaning.",
  ].join("\n"),
};
