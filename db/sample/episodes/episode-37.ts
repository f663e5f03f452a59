import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 9,
  episode: "Episode 37",
  blog_title: "Hiring for curiosity",
  summary:
    "A hotel lift stopped every afternoon at twenty past four, and Tobias Rehm’s technicians took a week to find " +
    "out why. He has opened every job interview with that lift since. We talk about what candidates say in the " +
    "first minute, about the florist who asked the right thing in the second, and about the phone number that " +
    "keeps such people asking once they are hired.",
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
    "Rehm’s company repairs lifts of every make, including makes that no longer exist. No candidate can know them " +
      "all, so testing knowledge tells him little beyond the candidate’s last employer. Instead he describes the " +
      "hotel. The lift stood still each afternoon for eleven minutes, with no fault in its log, and then went on as " +
      "though nothing had happened. Having said this he pours coffee. He is not waiting for the solution. He is " +
      "waiting for the first question back.",
    "Some candidates guess, fluently. Some apologise. The florist asked who uses the lift at twenty past four. It " +
      "had taken his own team five days to get there. It was the laundry: two trolleys side by side pressed on a " +
      "door edge that no guest ever touched. She had never seen the inside of a lift shaft, and he hired her before " +
      "the coffee was cold. Someone who asks what was different that day, he says, can be taught the rest. He has " +
      "tried it the other way round, and still has the invoices.",
    "His reason is what a fluent guess costs in his trade. It sounds like competence, so it is acted on: parts " +
      "are ordered, the customer is told a date, and the real fault is found a fortnight later by someone else. " +
      "Curiosity, on the other hand, survives only where asking is cheap. New technicians get a phone number that " +
      "is always answered and a rule that no question is noted in their file. The florist rang it thirty times in " +
      "her first month. In her second year it began to ring on her side.",
  ].join("\n\n"),
  about_guest: [
    "• Founder of a sample lift maintenance firm with seventy technicians",
    "• Retires his interview question once too many people in the trade know the answer",
    "• Invented for this show, together with the firm, the hotel and the florist",
  ].join("\n"),
  key_takeaways: [
    "- Open with a problem no one could know, and listen for the first question back.",
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
