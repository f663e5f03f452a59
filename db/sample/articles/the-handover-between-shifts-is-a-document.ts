import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 12,
  slug: "the-handover-between-shifts-is-a-document",
  title: "The handover between shifts is a document",
  summary: "Thirteen minutes between two shift leaders, eight lines on a page, and the promises that fall in between.",
  category: "Logistics",
  author: "Your Name",
  publication_date: "2026-07-04T07:00:00.000Z",
  featured_image_url: "/media/covers/the-handover-between-shifts-is-a-document.svg",
  featured_image_url_2: null,
  introduction: `<p>At 13:52 the early shift leader hangs up his vest. At 14:05 the late shift leader puts hers on. In
the thirteen minutes between, a terminal with forty-one doors runs itself, with great confidence.</p>
<p>They do talk. They meet at the coffee machine and he says that everything is fine apart from door 19. At 16:30 a
customer calls about the pallets he was promised for four o’clock. The promise was made at eleven, by a good man, who
is now at his daughter’s swimming lesson with his phone in a locker.</p>
<p>What follows works in a freight terminal, on a ward and in a bank’s payments office. The figures are from an
example and illustrative.</p>`,
  section_1: `<h2>Count what arrives too late</h2>
<p>What a handover loses is hard to know, because lost things make no noise until later. So for two weeks the three
shift leaders wrote down everything they learnt after the handover that the shift before had known. One line each,
with the minutes it cost them. No names; the form asked about things.</p>
<p>The result of 30 handovers was 67 lines:</p>
<ul>
<li>24 open promises to customers or drivers</li>
<li>17 faults of doors, vehicles and scanners</li>
<li>14 consignments that were blocked or stood in the wrong place</li>
<li>12 matters of staffing</li>
</ul>
<p>The minutes came to 1,140: in this count each handover lost 38. That counts the shift leaders’ own time only, as
they estimated it on the spot. Penalties, second trips and apologies would make the number larger and the argument
weaker, since someone in finance would dispute them.</p>
<p>The result surprised the warehouse. Of the 67 things, 41 had in fact been told to someone. They had been told to
the wrong person, or at a moment when the right one was holding a phone. And in 19 cases the information stood in the
transport system, correctly, under a status that is never opened. The knowledge was there. What was missing was a
place where the next person looks.</p>`,
  section_2: `<h2>One page, eight lines</h2>
<p>The form below is the fourth version. The first had twenty-six fields and lasted three days.</p>
<figure>
<pre><code>HANDOVER   Terminal ________   Shift ____ to ____   Date ________

1  Safety       What can hurt someone right now?
2  Out of use   Door / vehicle / device, since when, who repairs
3  Blocked      Consignment, why, who may release it
4  Promised     What, to whom, by when, who keeps it
5  Expected     Vehicles late or early, changed order
6  Staffing     Numbers and skills only (no reasons)
7  New today    Procedure, system, notice: since what time
8  Look first   The one thing I would check myself

Open from the shift before:  ____ items, of these closed: ____

Given by ______   Taken over by ______   Time ______</code></pre>
<figcaption>A handover form for a freight terminal. Empty lines stay visible: “none” is written by hand.</figcaption>
</figure>
<h3>How to use it</h3>
<ol>
<li>It is written before the talk. Fifteen minutes before the end of the shift, at the terminal, from the open
items.</li>
<li>It holds what is open. What went well belongs in the statistics or over a beer.</li>
<li>Every line has an owner and a time. “Someone must look at it” is not accepted by the person taking over.</li>
<li>The talk happens where the trouble is. Two leaders walk past door 19. It takes four minutes and replaces a
page.</li>
<li>The receiver reads back lines 1, 3 and 4 in her own words. Wards know this as closed-loop communication. Many of
them structure the report as situation, background, assessment and recommendation, and lines 1 to 8 are a cousin of
that.</li>
<li>The receiver signs. From then on the terminal is hers, including what she forgot to ask.</li>
</ol>
<p>Line 8 was the shift leaders’ own idea and is the best of the eight. It is the only place where a suspicion may be
written down.</p>
<h3>What keeps returning becomes a procedure</h3>
<p>An item that appears three shifts running has outgrown the handover. It is a missing procedure, a missing decision
or a missing spare part. Someone with a budget gets it on Friday morning, as a list. In the example eleven items were
on the first list. Six were settled within the week, because a person who could sign saw them for the first time. Door
19 was one of them. It had been on the list of every shift since May.</p>`,
  section_3: `<h2>What to settle before you start</h2>
<h3>Time and the works council</h3>
<p>The overlap is working time. Ten minutes for two leaders at three changes are an hour of labour a day, and an
honest plan says so. When you move the start or end of a shift to create the overlap, the works council has a say.
When the form becomes digital and carries initials and times, it will want another, because the form can be used to
see who forgets what. Offer to rule that use out in writing. You need the truth on that page more than you need the
evidence.</p>
<h3>Health data</h3>
<p>Line 6 asks for numbers and skills. “Two missing, no crane licence until 18:00” is enough to plan with. Who is ill,
and with what, is health data and has no business on a clipboard.</p>
<h3>How long to keep it</h3>
<p>Claims against a carrier lapse after one year as a rule, so a page may matter for that long. The example warehouse
keeps the pages for thirteen months, strikes the initials after three, and keeps what concerns an open claim until it
is closed. Choose your own periods, but choose them, and write them into the record of processing activities.</p>
<h3>Where an assistant helps</h3>
<ul>
<li>It drafts lines 2, 3 and 5 from the systems, so the leader writes only what no system knows.</li>
<li>It answers “What is the matter with trailer 114?” from the last six pages and shows the line it read.</li>
<li>It notices the third appearance of an item.</li>
<li>It never closes an item, and it never signs. A responsibility handed over to a machine has been put down on the
floor.</li>
</ul>
<h3>What can be said against it</h3>
<p>“We have a chat group for that.” On private telephones, with three hundred messages since Tuesday, among them two
birthdays. You can neither find a promise there nor delete one when the law wants you to.</p>
<p>“There is no time.” There are 38 minutes per handover; they are being spent after it. If the form saves half of
them and costs two people ten minutes each, the leaders’ own time comes out even. I would not promise more. The gain
is in the promises kept.</p>
<p>“The system shows all of it.” It shows states. It knows that a consignment is blocked. It does not know that
someone told a customer four o’clock in a tone of voice that will be remembered.</p>`,
  conclusion: `<p>On Monday, do nothing but count: one sheet per shift leader, one line for each thing learnt too
late, two weeks. Then show the sheets to all three leaders at once and let them cut the form above until it fits their
terminal. A form that shift leaders have shortened themselves has a fair chance of being used.</p>
<p>New shift leaders learn the place from these pages, too. Thirty of them, read in order, are a better introduction
than most binders; how to build on that is in
<a href="/blog/the-first-thirty-days-planned-from-the-procedures-of-the-role">The first thirty days</a>. For more on
terminals and depots see <a href="/services/logistics">logistics</a>.</p>`,
  cta: null,
  seo_description:
    "A one-page shift handover form with eight lines, six rules for using it, and what data protection and " +
    "the works council ask of it.",
  keywords: "shift handover, logistics terminal, handover form, works council, data protection, knowledge transfer",
};
