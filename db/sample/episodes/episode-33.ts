import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 5,
  episode: "Episode 33",
  blog_title: "Two degrees of difference",
  summary:
    "A lorry full of strawberries warmed by two degrees, and four companies proved that it was not them. Leandros " +
    "Petrakis on cold chains, on the afternoon he found all four arguing in front of an open door, and on the " +
    "ninety-second handover that ends the argument before it starts. The first driver to try it did so out of " +
    "spite, which turned out to be a good test.",
  guest_name: "Leandros Petrakis (sample guest)",
  banner: null,
  audio_player: null,
  created_at: "2026-09-10T05:00:00.000Z",
  keywords: "Logistics, Performance, Resilience, Cold chain",
  youtube: null,
  why_ceos_think_important: [
    "1. Most losses in a chain occur between two companies, where neither keeps the record.",
    "2. A dispute costs more than the goods once lawyers measure the temperature.",
    "3. A fact shared at the moment of handover does the work of years of trust.",
  ].join("\n"),
  conclusion: [
    "Petrakis can show four temperature curves of the same journey, all calibrated, all correct, and each ending " +
      "where the next company’s begins. The strawberries warmed in the gaps: six minutes on one ramp, eleven on " +
      "another, and a lunch. He knows about the last gap because he was in it. He had driven out to settle the " +
      "matter and found the parties on the ramp, each holding a printout, beside a trailer whose doors had been " +
      "open since the first of them arrived.",
    "Each gap was within someone’s tolerance, so the lawyers needed five months to divide the loss, and the bill " +
      "for dividing it was larger than the one for the fruit. That was the reason for what came next. His reply was " +
      "to stop improving the cold and to start improving the handover. At every ramp two people now read the same " +
      "display, say the number aloud and photograph it together. It takes ninety seconds, and the photograph " +
      "carries both names.",
    "The first driver to use it thought little of the idea, and photographed a reading of nine degrees to show " +
      "where it would lead. It led to a torn door seal, found that evening on the other company’s trailer, and to a " +
      "claim that was closed in a day. Losses fell by a third in the first summer, though not one refrigeration " +
      "unit had been replaced. People close doors when a number is about to be read aloud. Petrakis calls it a " +
      "courtesy with a time stamp. It works in both directions, as the driver has been the first to point out.",
  ].join("\n\n"),
  about_guest: [
    "• Came to refrigeration from shipping law, having seen what it looks like afterwards",
    "• Runs a sample fresh produce carrier with three hundred vehicles; carrier, strawberries and Petrakis " +
      "himself are invented",
  ].join("\n"),
  key_takeaways: [
    "* Look for the loss in the gap between two records.",
    "* Two people, one display, one number said aloud.",
    "* A handover should settle the argument while both parties are still present.",
    "* Attention is cheaper than equipment, and has to be designed just as carefully.",
  ].join("\n"),
  action_items: [
    "1) Take your last dispute with a partner and lay both records on one time line.",
    "2) Mark the minutes that neither record covers.",
    "3) Design a handover of under two minutes for exactly that spot.",
    "4) Try it with one partner for a month before writing it into a contract.",
  ].join("\n"),
};
