import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 3,
  episode: "Episode 31",
  blog_title: "The forty-page changeover",
  summary:
    "The instruction for changing a packaging line from one format to another had forty pages, four signatures " +
    "and no readers. Ornella Casadio found out by leaving a twenty-euro note between pages eighteen and " +
    "nineteen. It stayed there for five weeks. We talk about how the fastest crew really did the changeover, " +
    "why their version fitted on two cards, what the auditors said, and what to do with the thirty-eight pages " +
    "that were left over. Some of them turned out to matter, though to a different reader and on a different " +
    "day of the year.",
  guest_name: "Ornella Casadio (sample guest)",
  banner: null,
  audio_player: null,
  created_at: "2026-08-27T05:00:00.000Z",
  keywords: "Manufacturing, Standard work, Performance, Knowledge",
  youtube: null,
  why_ceos_think_important: [
    "1. An unread instruction protects no one, least of all the person who signed it.",
    "2. The difference between the best and the worst crew is often larger than any investment would yield.",
    "3. Auditors accept short documents when they can see that they are used.",
    "4. Length grows because adding a sentence needs no approval and removing one does.",
  ].join("\n"),
  conclusion: [
    "Changeovers took between thirty-five minutes and two hours, depending on the crew. Casadio filmed the " +
      "fastest four times and the slowest once, then had both crews watch together and comment. The fast crew " +
      "prepared everything while the line was still running. None of the forty pages mentioned preparation, " +
      "because they had been written from the moment the line stops.",
    "The new instruction is two cards. The first says what to fetch while the line runs. The second says " +
      "what to do once it stands, in nine steps, each with a reason when the reason is not obvious. Crews may " +
      "change a card at the Friday meeting. Cards carry a date, and none has survived longer than fourteen " +
      "months so far.",
    "The thirty-eight remaining pages were sorted by asking when anyone would need them. Eleven belonged to " +
      "the annual overhaul, six to training, and the rest had no day at all. Average changeover time is now forty-four " +
      "minutes. The banknote hangs framed in the meeting room, as a measuring instrument.",
  ].join("\n\n"),
  about_guest: [
    "• Came from theatre production, where a changeover of scenery takes forty seconds",
    "• Now plant director of a sample packaging manufacturer with four hundred employees; all of them are " +
      "invented, and so is the banknote",
    "• Allows herself one new instruction a quarter, provided two old ones go",
  ].join("\n"),
  key_takeaways: [
    "- Test whether an instruction is read before you improve it.",
    "- Film the best crew and let the others comment.",
    "- Write from the moment preparation can begin, not from the moment the line stops.",
    "- Sort leftover pages by the day on which someone needs them.",
  ].join("\n"),
  action_items: [
    "1) Pick your longest instruction and find out when it was last opened.",
    "2) Watch the best crew do the work, and note what the document leaves out.",
    "3) Reduce it to two cards and let the crew own the date.",
  ].join("\n"),
};
