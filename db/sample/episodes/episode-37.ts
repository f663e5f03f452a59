import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 9,
  episode: "Episode 37",
  blog_title: "Hiring for curiosity",
  summary:
    "Tobias Rehm opens every interview with a question the candidate cannot answer, and then watches what " +
    "happens. We talk about the difference between knowing and finding out, and why his best technician began " +
    "as a florist.",
  guest_name: "Tobias Rehm (sample guest)",
  banner: null,
  audio_player: null,
  created_at: "2026-10-08T05:00:00.000Z",
  keywords: "Leadership, Hiring, Knowledge",
  youtube: null,
  why_ceos_think_important: [
    "1. Experience ages. The ability to find out does not.",
    "2. People who ask well make everyone’s documentation better.",
    "3. A bad hire in a small service team costs a year, most of it other people’s.",
  ].join("\n"),
  conclusion: [
    "Rehm’s company repairs lifts of every make, including makes that no longer exist. No candidate can know " +
      "them all, so testing knowledge tells him little beyond the candidate’s last employer. His opening " +
      "question concerns a fault that took his own team a week. He is not waiting for the solution. He is " +
      "waiting for the first question back.",
    "Three kinds of reply occur. Some candidates guess, fluently. Some apologise. A few ask what the " +
      "caretaker heard before the lift stopped. Those are hired. In nine years of keeping records the third " +
      "group solved unfamiliar faults in about half the time of the first and, more to the point, left notes " +
      "that others could use.",
    "He insists that curiosity is not a matter of temperament alone. It survives only where asking is cheap. " +
      "New technicians get a phone number that is always answered and a rule that no question is noted in " +
      "their file. The florist used the number thirty times in her first month. In her second year it began to " +
      "ring on her side.",
  ].join("\n\n"),
  about_guest: [
    "• Tobias Rehm is an invented sample guest; his company and its florist are invented too",
    "• Founder of a sample lift maintenance firm with seventy technicians",
    "• Keeps the unanswerable questions in a drawer and retires each after a year",
  ].join("\n"),
  key_takeaways: [
    "- Open with a problem nobody could know, and listen for the first question back.",
    "- Judge the notes a person leaves, not only the repairs.",
    "- Fluent guessing is expensive, because it sounds like competence.",
    "- Make asking cheap, or curiosity will leave with the probation period.",
  ].join("\n"),
  action_items: [
    "1) Write down one real problem that puzzled your own team.",
    "2) Use it as the first question in your next three interviews.",
    "3) Note the candidate’s first question, word for word.",
    "4) After a year, compare your notes with how they work.",
  ].join("\n"),
};
