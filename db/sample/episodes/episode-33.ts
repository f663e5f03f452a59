import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 5,
  episode: "Episode 33",
  blog_title: "Two degrees of difference",
  summary:
    "A lorry full of strawberries warmed by two degrees, and four companies proved that it was not them. " +
    "Leandros Petrakis on cold chains, the price of being right, and a handover that takes ninety seconds and " +
    "ends the argument before it starts.",
  guest_name: "Leandros Petrakis (sample guest)",
  banner: null,
  audio_player: null,
  created_at: "2026-09-10T05:00:00.000Z",
  keywords: "Logistics, Performance, Resilience, Cold chain",
  youtube: null,
  why_ceos_think_important: [
    "1. Most losses in a chain occur between two companies, where neither keeps the record.",
    "2. A dispute costs more than the goods once lawyers measure the temperature.",
    "3. Shared facts at the moment of handover replace trust that nobody has time to build.",
  ].join("\n"),
  conclusion: [
    "Petrakis can show four temperature curves of the same journey, all calibrated, all correct, and each " +
      "ending where the next company’s begins. The strawberries warmed in the gaps: six minutes on one ramp, " +
      "eleven on another, and a lunch. Each gap was within someone’s tolerance. Together they were two " +
      "degrees and a whole consignment.",
    "His reply was to stop improving the cold and to start improving the handover. At every ramp two people " +
      "now read the same display, say the number aloud and photograph it together. It takes ninety seconds. " +
      "The photograph carries both names. Drivers disliked the idea until the first claim was closed in a day " +
      "instead of in five months.",
    "Losses fell by a third in the first summer, though not one refrigeration unit had been replaced. People " +
      "simply close doors when a number is about to be read aloud. He is careful not to call this a system of " +
      "control. It is a courtesy with a time stamp, and it works in both directions.",
  ].join("\n\n"),
  about_guest: [
    "• Leandros Petrakis is an invented sample guest, and the strawberries are invented as well",
    "• Chief executive of a sample fresh produce carrier with three hundred vehicles",
    "• Came to refrigeration from shipping law, having seen what it looks like afterwards",
  ].join("\n"),
  key_takeaways: [
    "* Look for the loss in the gap between two records.",
    "* Two people, one display, one number said aloud.",
    "* A handover should settle the argument while both parties are still present.",
    "* Attention is cheaper than equipment, and has to be designed just as carefully.",
  ].join("\n"),
  action_items: [
    "1) Take your last dispute with a partner and lay both records on one time line.",
    "2) Mark the minutes that belong to nobody.",
    "3) Design a handover of under two minutes for exactly that spot.",
    "4) Try it with one partner for a month before writing it into a contract.",
  ].join("\n"),
};
