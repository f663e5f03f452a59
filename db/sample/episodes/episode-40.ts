import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 12,
  episode: "Episode 40",
  blog_title: "The board question nobody prepares",
  summary:
    "Marta Lindqvist sits on three supervisory boards and has now watched the same presentation about " +
    "artificial intelligence in each of them. The slides differ in colour. Cost is prepared, competitors are " +
    "prepared, and so is the picture of a bridge. Then someone asks how the company would know if an answer " +
    "were wrong, and the room studies the ceiling. We talk about why this is the only question worth a " +
    "director’s time, what a good reply looks like (it has three lines), and how to refuse a budget without " +
    "appearing to be against the future.",
  guest_name: "Marta Lindqvist (sample guest)",
  banner: null,
  audio_player: "/media/audio/episode-40.mp3",
  created_at: "2026-10-29T05:00:00.000Z",
  keywords: "Strategy, AI at work, Governance, Financial Services",
  youtube: null,
  why_ceos_think_important: [
    "1. Supervisory boards are liable for what they approved without understanding.",
    "2. The question of how errors are noticed separates a working system from a demonstration.",
    "3. A prepared answer in three lines shortens the next five board meetings.",
    "4. Directors who ask plainly give management permission to say that it does not know yet.",
  ].join("\n"),
  conclusion: [
    "Boards are good at approving amounts and poor at approving methods. An amount can be compared with last " +
      "year’s. A method has to be understood, and nobody wants to be the first to ask. Lindqvist’s observation " +
      "is that the useful question usually comes from the member with the least to lose, late, and in plain " +
      "words: how would we know if it were wrong?",
    "A good answer consists of a name, a number and a page. The name is the person who checks a sample of " +
      "answers every week. The number is how many of those were wrong last month. The page is the place in the " +
      "company’s own documents from which an answer was taken. Where all three exist, the discussion is short. " +
      "Where one is missing, it is the next piece of work, and the budget can wait for it.",
    "She warns against taking the absence of complaints as evidence. People who receive a wrong answer tend " +
      "to ask a colleague and say nothing. Silence, in her experience, is the sound of a workaround.",
  ].join("\n\n"),
  about_guest: [
    "• Spent eighteen years in internal audit before anyone asked for her opinion",
    "• Now chairs the audit committee of a sample savings institution; she and her boards are invented",
    "• Has asked the same question in forty-four meetings, by her own count",
  ].join("\n"),
  key_takeaways: [
    "• Ask how an error would be noticed before asking what the system can do.",
    "• Name, number, page: who checks, how often it was wrong, where the answer came from.",
    "• An error rate you know is worth more than accuracy someone promised.",
    "• No complaints may only mean that no one has found the form.",
  ].join("\n"),
  action_items: [
    "1) Write the three lines for one system you already run.",
    "2) Where a line stays empty, appoint the person who will fill it.",
    "3) Put the three lines on the first slide of the next board meeting, ahead of the cost.",
    "4) Repeat in three months with the same sample size.",
  ].join("\n"),
};
