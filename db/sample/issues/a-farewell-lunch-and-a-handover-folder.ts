import type { SampleIssue } from "../sample-content.ts";

export const issue: SampleIssue = {
  number: 45,
  slug: "a-farewell-lunch-and-a-handover-folder",
  subject: "A farewell lunch and a handover folder",
  preview_text: "Thirty-one years of customs clearance left the building at half past two, with cake.",
  sent_at: "2026-11-08T07:00:00.000Z",
  parts: [
    {
      kind: "opening",
      title: "",
      html: "<p>The lunch was good, the speech was short, and the handover folder had a table of contents. Everyone agreed that it had gone well.</p><p><em>This is a sample issue. The forwarder and its customs clerk are invented.</em></p>",
    },
    {
      kind: "case",
      title: "The case",
      html: "<p>She had cleared goods for thirty-one years. The folder had forty pages, and every page was true. On the second Tuesday a lorry with machine parts stood at the border for nineteen hours, because one of the parts had been a spare and now it was a sample.</p><p>The folder said what to enter. It did not say how she had known that the customer’s word “sample” means three different things, depending on who signs the order.</p><p>They called her. She answered in four minutes, from a garden. Since then someone rings every Thursday with the questions of the week, records the call and turns it into a page. The folder has doubled. The calls are getting shorter.</p>",
    },
    {
      kind: "episode",
      title: "The episode",
      html: '<h3><a href="/episode/13">A hospital that writes things down</a></h3><p>Dr. Amadou Keita, a sample guest, on the year in which his department stopped asking the same person. <a href="/episode/13">Listen to the episode</a></p>',
    },
    {
      kind: "monday",
      title: "For Monday",
      html: "<p>Find the person who is asked most often. Sit beside them for an hour and only write down the questions. The answers can wait; they always have.</p>",
    },
    {
      kind: "meeting",
      title: "For your next meeting",
      html: "<p>“Which of our answers has a telephone number?”</p>",
    },
  ],
};
