import type { SampleIssue } from "../sample-content.ts";

/** A draft, so that the owner finds one to edit. */
export const issue: SampleIssue = {
  number: null,
  slug: null,
  subject: "Eleven people, four systems and a fax",
  preview_text: "What one form cost a hospital by half past eleven, and a fleet without a second system.",
  sent_at: null,
  parts: [
    {
      kind: "opening",
      title: "",
      html: "<p>A nurse on Ward 4 wanted a form. It is a fair question, and it has one answer. I followed it through the hospital with a notebook, and by half past eleven I had filled nine pages.</p><p><em>This is a sample draft. Change it or delete it.</em></p>",
    },
    {
      kind: "case",
      title: "The case",
      html: '<h3><a href="/blog/what-a-question-costs">What a question costs before anyone answers it</a></h3><p>One morning in a hospital, followed on foot and counted honestly. The most expensive people in the building were acting as its search engine.</p><p><a href="/blog/what-a-question-costs">Read the article</a></p>',
    },
    {
      kind: "episode",
      title: "The episode",
      html: '<h3><a href="/episode/14">Saying no to the second system</a></h3><p>Henrike Voss, a sample guest, runs a fleet that has never had two of anything. We talk about what that saves, and the year she nearly gave in. <a href="/episode/14">Listen to the episode</a></p>',
    },
    {
      kind: "monday",
      title: "For Monday",
      html: "<p>Put a sheet of paper on the busiest desk. Write down every question in the words it was asked. Nothing else, until Friday.</p>",
    },
    { kind: "meeting", title: "For your next meeting", html: "" },
  ],
};
