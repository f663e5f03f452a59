import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 1,
  episode: "Episode 29",
  blog_title: "The meeting that became a page",
  summary:
    "On a Monday in the sixth year, the trainee who took the minutes at Samira Haddouche’s leasing company asked " +
    "whether he should write down the reason as well. Nineteen people had just approved a longer term for a " +
    "dentist’s X-ray unit, and it turned out that they had done so for different ones. Haddouche asked him to " +
    "note reasons for a quarter. We talk about what was in his third column, about the page that took the place " +
    "of the meeting, and about the kind of exception that still gets an hour and a pot of coffee.",
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
    "The trainee’s question was polite, and it stopped the room. The X-ray unit was case fourteen of that Monday, " +
      "and everyone was in favour. Asked why, the head of risk named the dentist’s income, sales named the last " +
      "case like it, and two people had voted yes because Haddouche looked as though she would. The decision was " +
      "right. It could not have been repeated by anyone who had not been there.",
    "So for one quarter the minutes had three columns: situation, decision, reason. Sorted by the third, a " +
      "hundred and forty cases came down to eight reasons. The variety that had filled six years of Mondays lay in " +
      "the customers. Each reason became three lines on a page. An account manager who has the reason can see for " +
      "herself when a case is truly different, because she knows what it would have to differ in. Those cases still " +
      "come to Haddouche, about two a week.",
    "The price of the meeting, she says, was never the two hours. It was paid by a colleague in a branch who had " +
      "a customer in front of him on Tuesday and had to send him home until Monday. The page is read against real " +
      "cases every quarter. Two reasons have been struck out so far, both overtaken by a tax rule that the meeting " +
      "had gone on applying. The trainee found them. He has a branch of his own now, and customers on Tuesdays.",
  ].join("\n\n"),
  about_guest: [
    "• Chief executive of a sample equipment leasing company with two hundred and sixty employees; she, it and " +
      "its Mondays are invented",
    "• Trained as an actuary and remains fond of anything that repeats, meetings excepted",
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
    "2. For one quarter, let the minutes carry the reason beside each decision.",
    "3. Sort by reason, write the most frequent one as three lines, and try it for a month without the meeting.",
  ].join("\n"),
};
