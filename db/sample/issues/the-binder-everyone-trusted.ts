import type { SampleIssue } from "../sample-content.ts";

export const issue: SampleIssue = {
  number: 46,
  slug: "the-binder-everyone-trusted",
  subject: "The binder everyone trusted",
  preview_text: "Two sets of rules for the same pump. One is approved. The other one is right.",
  sent_at: "2026-11-15T07:00:00.000Z",
  parts: [
    {
      kind: "opening",
      title: "",
      html: "<p>A hospital I visited has two sets of rules for the same pump. One is approved. The other one is right, and sits in a binder behind the nurses’ desk.</p><p><em>This is a sample issue. The hospital, the pump and the binder are invented; the habit is not.</em></p>",
    },
    {
      kind: "case",
      title: "The case",
      html: "<p>Nobody had hidden the binder. Nobody had told Quality about it either, because nobody had asked.</p><p>It began with a recall. The manufacturer moved an alarm limit, the procedure needed eleven weeks to follow, and a nurse with good handwriting did not feel like waiting. Her page was correct. So was the next one, and the one after that.</p><p>When I opened the binder it held forty-one pages, nine of them laminated. I laid them beside the approved set over a weekend. In thirty-eight cases the binder was the newer one.</p><blockquote><p>The approved procedure was correct on the day it was signed.</p></blockquote><p>They kept the binder. What they added was a question every Friday: what went in this week, and who needs to approve it? Three months later it had stopped growing.</p>",
    },
    {
      kind: "monday",
      title: "For Monday",
      html: "<p>Ask three people where they look first when something has changed. Write down the places. If there are three, you have found your project.</p>",
    },
    { kind: "meeting", title: "For your next meeting", html: "<p>“Who would have to leave for us to notice?”</p>" },
    {
      kind: "text",
      title: "From the site",
      html: '<ul><li><a href="/blog/night-shift-pilot-group">Why the night shift is the best pilot group</a><br>Fewest colleagues to ask, most questions to answer.</li><li><a href="/episode/14">Saying no to the second system</a><br>With Henrike Voss, a sample guest.</li></ul>',
    },
  ],
};
