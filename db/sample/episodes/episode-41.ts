import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 13,
  episode: "Episode 41",
  blog_title: "A hospital that writes things down",
  summary:
    "For eleven years the handover on Dr. Amadou Keita’s surgical wards rested on one remarkable nurse. In " +
    "March she was ill for three weeks, and the hospital found out what it did not know. This conversation is " +
    "about what happened next, which was not a project. It was a single habit: a question asked for the second " +
    "time is written down, with its answer, by the person who gave it. Keita explains why consultants " +
    "objected, what changed their minds, and why four hundred short pages turned out to be worth more than the " +
    "quality manual they did not replace.",
  guest_name: "Dr. Amadou Keita (sample guest)",
  banner: "/media/artwork/episode-41.svg",
  audio_player: "/media/audio/episode-41.mp3",
  created_at: "2026-11-05T05:00:00.000Z",
  keywords: "Healthcare, Knowledge, Handover, Resilience",
  youtube: null,
  why_ceos_think_important: [
    "1. A hospital that depends on a hero has a plan that works only while she is well.",
    "2. Handover is where knowledge is lost, and it happens three times a day.",
    "3. Writing things down is cheap. Agreeing who writes, and when, is the management task.",
    "4. Staff stay longer where they are not afraid of the next shift’s questions.",
  ].join("\n"),
  conclusion: [
    "Keita is suspicious of heroes for a practical reason. A hero makes every number look healthy until the " +
      "day she is absent, and then all of them move at once. In the three weeks of March the wards ran " +
      "forty-one late discharges. Nobody had become careless. The routine had simply been stored in a person.",
    "The remedy was deliberately small. Asking once is free. Asking a second time obliges the one who " +
      "answers to write it down, in the words used, on one page with a name and a date. No template, no " +
      "approval round. A senior nurse reads the new pages on Friday and throws out what is wrong. In two years " +
      "about one page in nine was thrown out, which is a better rate than the manual could show.",
    "The consultants came round for their own reasons. Calls between midnight and five fell by more than " +
      "half, and nobody had asked the consultants to change anything except to answer once, properly. A habit " +
      "that lets experts sleep does not need a steering committee.",
  ].join("\n\n"),
  about_guest: [
    "• Dr. Amadou Keita is an invented sample guest, as are his hospital and its figures",
    "• Medical director of a sample teaching hospital with six hundred beds",
    "• Trained as an anaesthetist, and credits the profession with his liking for checklists",
    "• Reads ten ward pages every Friday and signs none of them",
  ].join("\n"),
  key_takeaways: [
    "- If one person’s absence changes your figures, you have found undocumented knowledge.",
    "- Let the second asking of a question trigger the writing, not a campaign.",
    "- One page, one question, one name, one date.",
    "- Throwing out wrong pages weekly is cheaper than approving right ones.",
    "- Win the experts over with an undisturbed night.",
  ].join("\n"),
  action_items: [
    "1. Ask each ward or team whose holiday they dread.",
    "2. Sit with that person for one shift and list the questions they are asked.",
    "3. Turn the five that recur into one page each, in the words used on the floor.",
  ].join("\n"),
};
