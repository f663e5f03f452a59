import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 1,
  episode: "Episode 29",
  blog_title: "The meeting that became a page",
  summary:
    "Every Monday for six years, nineteen people met for two hours at Samira Haddouche’s leasing company to " +
    "approve exceptions. She kept the minutes for a quarter and noticed that eight kinds of exception made up " +
    "nearly all of them, and that each had been decided the same way every time. So she wrote the eight " +
    "decisions on a page, signed it and cancelled the meeting. We discuss what nineteen people did with their " +
    "Monday, which exceptions still deserve a conversation, and how a page of decisions stays honest when " +
    "nobody meets to defend it.",
  guest_name: "Samira Haddouche (sample guest)",
  banner: null,
  audio_player: null,
  created_at: "2026-08-13T05:00:00.000Z",
  keywords: "Financial Services, Leadership, Decisions, Performance",
  youtube: null,
  why_ceos_think_important: [
    "1. A recurring decision is a rule that nobody has written down.",
    "2. Meetings hide their cost, because it is paid in other people’s calendars.",
    "3. Delegation works when the reasons travel with the authority.",
    "4. Written decisions can be improved. Remembered ones can only be repeated.",
  ].join("\n"),
  conclusion: [
    "The arithmetic was not difficult. Nineteen people, two hours, forty-six Mondays: close to one full " +
      "working year, spent on eight questions whose answers had not changed. What had prevented anyone from " +
      "noticing was the variety on the surface. Every case had a different customer, and a different colleague " +
      "felt strongly about it.",
    "Haddouche sorted a quarter’s minutes by the reason given rather than by the customer. Eight reasons " +
      "were left. Each became three lines on the page: the situation, the decision, and the reason for it. The " +
      "reason is what allows an account manager to see when a case is truly different. Those cases still come " +
      "to her, about two a week, and get a proper hour.",
    "The page is reviewed each quarter against what was decided under it. Twice a reason turned out to have " +
      "expired with an old tax rule, and a line was struck out. That had not happened once in six years of " +
      "meetings, since nobody had been asked for the reason. Monday at nine is still free in nineteen " +
      "calendars. Nobody has dared to fill it.",
  ].join("\n\n"),
  about_guest: [
    "• Samira Haddouche is an invented sample guest, as are her company and its Mondays",
    "• Chief executive of a sample equipment leasing company with two hundred and sixty employees",
    "• Trained as an actuary and remains fond of anything that repeats",
    "• Writes minutes by hand, and publishes them before lunch",
  ].join("\n"),
  key_takeaways: [
    "* Sort past decisions by their reason, and the rules appear.",
    "* Write down situation, decision and reason. Leave out the history.",
    "* Keep a conversation for the case that does not fit.",
    "* Review the page against real cases every quarter.",
    "* A reason that has expired should take its rule with it.",
  ].join("\n"),
  action_items: [
    "1. Choose a standing meeting that approves things.",
    "2. Collect one quarter of its decisions and sort them by reason.",
    "3. Write the most frequent one as three lines and try it for a month without the meeting.",
  ].join("\n"),
};
