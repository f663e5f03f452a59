import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 8,
  episode: "Episode 36",
  blog_title: "The form that answers back",
  summary:
    "The citizens’ office of a middling city handles three hundred and twelve forms. Rūta Vaitkūnė, who runs " +
    "it, filled in every one herself during her first winter, and failed at fifty. What followed was an " +
    "unglamorous reform: each field of a form now knows the question people ask about it, and the answer " +
    "stands beside the field rather than in a leaflet. We talk about why clerks were the ones to write the " +
    "answers, what a returned form really costs, and how a public office measures success when no one ever came there on purpose.",
  guest_name: "Rūta Vaitkūnė (sample guest)",
  banner: null,
  audio_player: null,
  created_at: "2026-10-01T05:00:00.000Z",
  keywords: "Public sector, Knowledge, AI at work, Performance",
  youtube: null,
  why_ceos_think_important: [
    "1. Every returned form is paid for three times: by the citizen, by the clerk and by the post.",
    "2. Service in the public sector is judged at its slowest counter.",
    "3. Clerks already know the answers. They repeat them forty times a day.",
    "4. Plain wording is a performance measure that costs nothing to introduce.",
  ].join("\n"),
  conclusion: [
    "Vaitkūnė began by being her own customer, which took eleven weeks of evenings. The fifty forms that " +
      "defeated her had one thing in common. They asked for something in the language of the statute and " +
      "explained it in a leaflet that was kept in another building.",
    "The counter clerks were given one task: whenever a citizen asks about a field, note the field and the " +
      "question. After two months there were nine thousand notes, and eight hundred different questions. The " +
      "clerks wrote the answers themselves, two sentences at most. The legal office could correct facts but " +
      "was not allowed to add words. This was the hardest negotiation of the whole affair and took an entire " +
      "Tuesday.",
    "Returned forms fell from one in four to one in eleven. The effect on the waiting room was larger than " +
      "the figures suggest, because a returned form had always meant a second visit. She takes particular " +
      "pleasure in one form that no longer exists. When the questions about it were laid side by side, it " +
      "became clear that the answers had never been read.",
  ].join("\n\n"),
  about_guest: [
    "• Studied linguistics, and considers administrative prose an endangered dialect worth losing",
    "• Runs citizen services for ninety thousand people in a sample city that is on no map, being as invented as " +
      "its director",
  ].join("\n"),
  key_takeaways: [
    "• Fill in your own forms before you commission a better system.",
    "• Attach the answer to the field, not to a leaflet.",
    "• Let those who are asked write the answers.",
    "• Limit corrections to facts, or two sentences become two pages.",
    "• Ask who reads a form. Some have no reader.",
  ].join("\n"),
  action_items: [
    "1. Choose the form that comes back most often.",
    "2. Fill it in yourself, without help, and time it.",
    "3. Ask the counter which three fields cause the questions, and write two sentences beside each.",
  ].join("\n"),
};
