import type { SampleEpisode } from "../sample-content.ts";

export const episode: SampleEpisode = {
  id: 2,
  episode: "Episode 30",
  blog_title: "A hundred years of valves",
  summary:
    "Eirik Tveitnes is responsible for eleven thousand valves, of which about nine thousand are where the map " +
    "says. The oldest was set in 1921 and still closes. In this conversation a water utility explains " +
    "patience: how to keep records for readers who have not been born, why the card index outlived three " +
    "databases, and what a burst main on a holiday taught the board about the word “legacy”. Tveitnes also " +
    "describes the only method he has found for learning where a valve is. He takes the retired foreman for a " +
    "walk and carries the spray can himself.",
  guest_name: "Eirik Tveitnes (sample guest)",
  banner: null,
  audio_player: null,
  created_at: "2026-08-20T05:00:00.000Z",
  keywords: "Public sector, Resilience, Knowledge, Infrastructure",
  youtube: null,
  why_ceos_think_important: [
    "1. Infrastructure outlives every system that describes it.",
    "2. Records are tested on holidays, at night, by someone who is new.",
    "3. The real asset register is partly in the memory of retired people, and they are glad to be asked.",
    "4. Resilience is mostly knowing where things are.",
  ].join("\n"),
  conclusion: [
    "Tveitnes has seen three databases come and go. Each migration kept the fields and lost the remarks, and " +
      "the remarks were the point. “Turns the wrong way” is two seconds of reading and half an hour of water " +
      "in a cellar. The card index survived because no one had the authority to throw it out, and it is now " +
      "the source against which the fourth database is checked.",
    "Two rules came out of this. A record must make sense to a stranger holding only that record. And the " +
      "oddities come first, because they are what goes wrong. Every valve now has a line at the top for what " +
      "is unusual about it. For most the line says that nothing is unusual, which is also worth knowing at " +
      "night.",
    "The walks with retired foremen have corrected six hundred positions in four years. They cost a lunch " +
      "each. He expects to be finished in 2041 and has already shown his successor, who is twenty-nine, where " +
      "the spray cans are kept.",
  ].join("\n\n"),
  about_guest: [
    "• Eirik Tveitnes is an invented sample guest; the utility and its valves are samples too",
    "• Director of a sample municipal water utility serving a hundred and forty thousand people",
    "• Engineer in the fourth decade of one job, by choice",
    "• Plans in decades and reports in quarters, with visible reluctance",
  ].join("\n"),
  key_takeaways: [
    "• Write every record for a stranger who holds nothing else.",
    "• Put the oddity on the first line.",
    "• In a migration, rescue the remarks before the fields.",
    "• Invite retired colleagues back while they still enjoy the walk.",
    "• Legacy is the part that has worked for a long time.",
  ].join("\n"),
  action_items: [
    "1. Take ten records at random and give them to a newcomer.",
    "2. Ask what they would do with them at two in the morning.",
    "3. Add one line on what is unusual to each.",
    "4. Ring one retired colleague this week.",
  ].join("\n"),
};
