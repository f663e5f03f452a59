import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 10,
  episode: "Episode 38",
  blog_title: "Compliance as a service desk",
  summary:
    "At Ines Carvalho’s bank the compliance department has opening hours, a response time and a queue you can " +
    "look at. It used to have a reputation instead. She explains how forty rule books became a desk that " +
    "answers advisers while the client is still in the room, why every answer carries the paragraph it came " +
    "from, and how she taught a department of lawyers to count questions. The surprising part is what the " +
    "questions revealed: seven of the rules had been contradicting each other since before she joined, and " +
    "everyone had privately picked a favourite.",
  guest_name: "Ines Carvalho (sample guest)",
  banner: "/media/artwork/episode-38.svg",
  audio_player: null,
  created_at: "2026-10-15T05:00:00.000Z",
  keywords: "Financial Services, Compliance, AI at work, Knowledge",
  youtube: null,
  why_ceos_think_important: [
    "1. Rules that cannot be asked about in time are replaced by rumours.",
    "2. Each question is free evidence of where a policy is unclear.",
    "3. An answer with its source can be audited. An answer without one can only be believed.",
    "4. Front-line staff stop avoiding compliance once it has a response time.",
  ].join("\n"),
  conclusion: [
    "Carvalho’s starting point was an embarrassing measurement. An adviser with a question about a gift, a " +
      "power of attorney or a foreign address waited two days on average. A client waits about four minutes. " +
      "The gap was filled by the colleague at the next desk, who was confident and correct roughly half of the " +
      "time.",
    "She treated the department as a service with customers. Questions go to one place and are answered in " +
      "plain sentences with the paragraph quoted underneath. The common ones, about sixty of them, are now " +
      "answered by an assistant that reads the same paragraphs and declines when it finds none. The declining, " +
      "she says, is what won over the lawyers. They had expected invention and received restraint.",
    "The lasting benefit lies in the log. Where one question returns in many wordings, the policy is badly " +
      "written, and she rewrites the policy rather than the answer. Eighteen pages have disappeared this way. " +
      "It is the first time in her career that a rule book has become thinner, and she admits to having " +
      "weighed it.",
  ].join("\n\n"),
  about_guest: [
    "• Head of compliance at a sample retail bank that exists only on this page, where she was invented too",
    "• A lawyer who once worked a summer in a call centre and regards it as her real training",
  ].join("\n"),
  key_takeaways: [
    "• Give compliance a response time and publish it.",
    "• Quote the paragraph under every answer.",
    "• Let the assistant decline when it finds no source, and count how often it does.",
    "• Rewrite the policy that causes the question, not the answer to it.",
    "• Contradictory rules surface only when someone collects the questions.",
  ].join("\n"),
  action_items: [
    "1. Measure how long an ordinary rule question waits for its answer today.",
    "2. Log every question for a month, in the asker’s own words.",
    "3. Rewrite the paragraph that was asked about most.",
    "4. Tell the askers that they caused the change.",
  ].join("\n"),
};
