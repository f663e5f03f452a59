import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 7,
  episode: "Episode 35",
  blog_title: "The machine only Karel could hear",
  summary:
    "In Bohumil Strnad’s gear works there was one man who could hear a bearing fail four days before any " +
    "sensor did. Karel announced his retirement with two years’ notice, which was considerate, and the first eighteen months of it went unused. This is the story of the remaining six: microphones that missed the " +
    "point, an apprentice with a notebook who did not, and a collection of sixty recordings with the reasons " +
    "beside them. Strnad talks about what can be handed over, what cannot, and why he now starts such " +
    "conversations ten years early.",
  guest_name: "Bohumil Strnad (sample guest)",
  banner: null,
  audio_player: null,
  created_at: "2026-09-24T05:00:00.000Z",
  keywords: "Manufacturing, Knowledge, Resilience, Maintenance",
  youtube: null,
  why_ceos_think_important: [
    "1. Half of a plant’s judgement may retire within the same five years.",
    "2. Sensors report what was foreseen. Experienced people notice what was not.",
    "3. A long notice period is worth nothing without a plan for the first week of it.",
    "4. The reasons behind a decision age more slowly than the machine it was made for.",
  ].join("\n"),
  conclusion: [
    "The first attempt was technical and failed politely. Microphones were fixed to nine machines, and the " +
      "recordings were analysed by a very capable supplier. The result detected everything that had already " +
      "broken. Karel, asked for his opinion, said that he did not listen to the machine. He listened to the " +
      "change since yesterday, and yesterday depended on the batch.",
    "What worked was slower. An apprentice walked with him every morning for five months and wrote down " +
      "three things each time: what Karel heard, what he thought it might be, and what would change his mind. " +
      "The third column was the discovery. It contained the judgement, and no report had ever asked for it.",
    "Today sixty recordings stand in the maintenance system beside those notes, and new colleagues guess " +
      "before they read. The works now loses about two production days a year to bearings, against one in " +
      "Karel’s time. Strnad calls this an honest price. Something was lost. It was simply not everything, and " +
      "he can say what it was.",
  ].join("\n\n"),
  about_guest: [
    "• Third generation at a sample gear works of two hundred and thirty people; works, owner and Karel are invented",
    "• A toolmaker by training who cannot hear the bearings either, and has tried",
  ].join("\n"),
  key_takeaways: [
    "- Ask an expert what would change their mind. That is where the judgement sits.",
    "- Pair the expert with a learner before you buy a sensor.",
    "- Record the batch and the circumstances, or the sound means nothing.",
    "- Admit what was lost in a handover. It tells you what to begin earlier next time.",
  ].join("\n"),
  action_items: [
    "1. List the three people whose retirement would change your product.",
    "2. For each, note the years left and who walks beside them now.",
    "3. Start one daily notebook with the three columns: noticed, suspected, would change my mind.",
    "4. Read it aloud together after a month.",
  ].join("\n"),
};
