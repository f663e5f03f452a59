import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 14,
  episode: "Episode 42",
  blog_title: "Saying no to the second system",
  summary:
    "Henrike Voss runs a fleet that has never had two of anything: one planning tool, one list of ports, one " +
    "place to write down what went wrong. We talk about what that saves, what it costs in arguments, and the " +
    "year she nearly gave in. The second system came recommended, budgeted and with a very good demonstration. " +
    "She let it run beside the first for eleven weeks, counted the hours spent on making the two agree, and " +
    "sent it home. Nobody thanked her that spring. By autumn the dispatchers had stopped asking for it.",
  guest_name: "Henrike Voss (sample guest)",
  banner: null,
  audio_player: "/media/audio/episode-42.mp3",
  created_at: "2026-11-12T05:00:00.000Z",
  keywords: "Logistics, Standard work, Leadership, Strategy",
  youtube: null,
  why_ceos_think_important: [
    "1. A second system is a second truth, and someone has to reconcile them.",
    "2. Dispatchers know more than any tool records. They will say so, if asked the right way.",
    "3. The cost of an overlap is spread so thinly that no budget line ever shows it.",
    "4. The successor inherits habits, not documents.",
  ].join("\n"),
  conclusion: [
    "A second system is never bought as a second system. It is bought as a better first one, with a period " +
      "of overlap. Voss’s experience is that the overlap is what you actually receive. Nobody schedules its " +
      "end, and the people who reconcile two lists each morning are seldom asked what that costs. In her firm " +
      "it was nineteen hours a week, spread over four dispatchers, which is why nobody had noticed.",
    "Her rule has held for nine years. Before anything new may store an answer, someone must name the place " +
      "that will stop storing it, and the date. Proposals that cannot name the place go back without " +
      "discussion. About two in three never return, and she regards this as the rule working.",
    "What made the rule bearable was listening. The dispatchers had not wanted a second tool at all. They " +
      "wanted one more field, for what a port does when it rains. Adding it took an afternoon. Asking what " +
      "they wanted had taken six years.",
  ].join("\n\n"),
  about_guest: [
    "• Henrike Voss is an invented sample guest, and so is her shipping line",
    "• Managing director of a sample fleet of twenty-six vessels in short-sea trade",
    "• Began on the dispatch desk, nights and weekends, and still takes one shift a quarter",
    "• Keeps a dated list of the tools she has declined, and rereads it at budget time",
  ].join("\n"),
  key_takeaways: [
    "• Decide where an answer lives before deciding how to store it.",
    "• Record the expert’s reasons, not only the steps.",
    "• Review procedures with the people who break them.",
    "• Count the hours spent on reconciling. They belong to the price of the tool.",
    "• An overlap without an end date is a permanent arrangement.",
  ].join("\n"),
  action_items: [
    "1. Name one question your team asks every day.",
    "2. Find out how many places claim to answer it.",
    "3. Close all but one by the end of the month.",
    "4. Ask the people who used the closed ones what they miss, and put it in the one that stays.",
  ].join("\n"),
};
