import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 4,
  episode: "Episode 32",
  blog_title: "A claim is a question",
  summary:
    "Griet Vanlaere’s mutual insurer received forty thousand claims a year and treated each as a demand for " +
    "money. She asked her handlers to read a hundred of them as questions instead. Most turned out to want to " +
    "know three things: whether it is covered, what happens next, and who will ring. We talk about answering " +
    "those on the first day, long before anyone has decided anything, about the assistant that reads the " +
    "policy wording and says which clause applies, and about why she does not let it refuse a claim. Only a " +
    "person with a phone may do that.",
  guest_name: "Griet Vanlaere (sample guest)",
  banner: null,
  audio_player: null,
  created_at: "2026-09-03T05:00:00.000Z",
  keywords: "Financial Services, Strategy, Insurance, AI at work",
  youtube: null,
  why_ceos_think_important: [
    "1. Customers judge an insurer by the silence after the first letter.",
    "2. Most follow-up calls ask about a process that was never explained.",
    "3. Deciding and explaining are different tasks and can be done at different speeds.",
    "4. A refusal delivered by a person is disputed less often than one delivered by a system.",
    "5. Policy wording is the product, and few employees have read it.",
  ].join("\n"),
  conclusion: [
    "The exercise with a hundred claims took one afternoon and rearranged the department. Seventy-one " +
      "claimants had asked something that could be answered at once. Instead they had received a reference " +
      "number. The follow-up calls, about a quarter of all phone work, were the same questions asked again " +
      "with less patience.",
    "Vanlaere separated explaining from deciding. On the first day every member now receives a short reply: " +
      "the clause concerned, what is still missing, the next step and the name of a person. An assistant " +
      "drafts it from the policy wording and quotes the clause. A handler reads it and sends it, usually " +
      "within a quarter of an hour. Decisions take as long as before. The follow-up calls have fallen by half " +
      "all the same.",
    "She draws one line firmly. Nothing automatic says no. A refusal needs a person who rings up, reads out " +
      "the clause and stays on the line. It takes twenty minutes, and disputes have become rare. She has " +
      "worked out what the calls save and prefers not to mention it, in case someone proposes to automate " +
      "them.",
  ].join("\n\n"),
  about_guest: [
    "• Griet Vanlaere is an invented sample guest, and her mutual is invented too",
    "• Chair of the executive board at a sample mutual insurer owned by its members",
    "• Handled storm claims for six years before she managed anyone",
    "• Makes two refusal calls a month herself",
  ].join("\n"),
  key_takeaways: [
    "• Read a hundred customer letters as questions before you redesign anything.",
    "• Explain on the first day, decide when you can.",
    "• Quote the clause, name the person, state the next step.",
    "• Let software help to say yes, and let people say no.",
    "• Half of your phone queue may be a missing sentence.",
  ].join("\n"),
  action_items: [
    "1. Take a hundred recent letters or tickets and mark the question in each.",
    "2. Count how many could have been answered on the first day.",
    "3. Draft that first reply for the most frequent kind.",
    "4. Send it for a month and watch the phone.",
  ].join("\n"),
};
