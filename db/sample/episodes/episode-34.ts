import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 6,
  episode: "Episode 34",
  blog_title: "The night shift decides",
  summary:
    "Katarzyna Wielgosz runs nineteen care homes and introduces nothing that the night shift has not tried " +
    "first. At night there is one nurse on the floor, no manager, no pharmacy and a great many questions, so a " +
    "tool either helps or stays in its box. We talk about a pilot with eight nurses and one tablet, the answer " +
    "that was wrong in the second week and how it was noticed, and the difference between a colleague who is " +
    "satisfied and one who asks for a charging cable. She trusts the second kind of evidence.",
  guest_name: "Katarzyna Wielgosz (sample guest)",
  banner: null,
  audio_player: null,
  created_at: "2026-09-17T05:00:00.000Z",
  keywords: "Healthcare, AI at work, Performance, Care homes",
  youtube: null,
  why_ceos_think_important: [
    "1. The night shift has the fewest people to ask and the strongest reason to be honest.",
    "2. A pilot among enthusiasts measures enthusiasm.",
    "3. Care staff leave because of being alone with a decision more often than because of pay.",
    "4. What works at three in the morning needs little training at ten.",
  ].join("\n"),
  conclusion: [
    "Pilots usually go to the friendliest department, in daylight, with the supplier present. Wielgosz " +
      "turned this round. Her eight nurses worked alone, between ten and six, on floors where the next person " +
      "to ask was asleep. If the assistant was slow or vague, they put it down and telephoned the duty doctor " +
      "as before. The duty doctor’s call list was therefore the only measurement she needed.",
    "In the second week it gave a wrong answer about an interval between two doses. The nurse noticed " +
      "because the quoted page was from a discontinued leaflet, and the answer showed its page. The leaflet " +
      "was removed by seven that morning. The episode did more for confidence than a month without errors " +
      "would have done, since everyone could see how an error is caught.",
    "Calls to the duty doctor fell from nine a night to four. The remaining four, she says, are the ones a " +
      "doctor ought to receive. When the day shift asked to join, she let them wait three weeks. Demand, " +
      "unlike enthusiasm, improves with a short delay.",
  ].join("\n\n"),
  about_guest: [
    "• Katarzyna Wielgosz is an invented sample guest; the nineteen homes are invented too",
    "• Managing director of a sample group of care homes, formerly a night nurse for nine years",
    "• Visits one home a month, unannounced, at two in the morning, with cake",
    "• Asks suppliers to present at that hour. Most send regrets",
  ].join("\n"),
  key_takeaways: [
    "• Begin where there is nobody else to ask.",
    "• Measure the calls that are no longer made.",
    "• Show the source with every answer, so that an error can be caught by its reader.",
    "• Treat the first noticed error as the test of the system, not as its failure.",
    "• A request for a charging cable is better feedback than a questionnaire.",
  ].join("\n"),
  action_items: [
    "1. Find the hour at which your people are most alone with a decision.",
    "2. Count the calls made to a superior during that hour for two weeks.",
    "3. Offer help to that group first, and count again.",
  ].join("\n"),
};
