import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 16,
  slug: "the-first-thirty-days-planned-from-the-procedures-of-the-role",
  title: "The first thirty days, planned from the procedures of the role",
  summary:
    "New people need about forty procedures, in a certain order. How to find the order, and how to know when " +
    "someone is ready.",
  category: "SOPs & Onboarding",
  author: "Your Name",
  publication_date: "2026-06-20T07:00:00.000Z",
  featured_image_url: "/media/covers/the-first-thirty-days-planned-from-the-procedures-of-the-role.svg",
  featured_image_url_2: "/media/covers/the-first-thirty-days-planned-from-the-procedures-of-the-role-2.svg",
  introduction: `<p>The binder for new staff has 214 pages. It begins with the history of the firm and a greeting
from a director who retired in 2021. On her first day the new nurse receives it, together with a key, a password that
does not work and the sentence “Just ask”. She does. She asks for nine weeks, and then she stops, because by then it
is embarrassing.</p>
<p>There is another way to plan the beginning: take the procedures of the role, put them in the order in which the
work demands them, and say for each when it counts as learnt. It costs about three days per role. The example is a
ward; the steps hold for a dispatcher or a clerk in lending. All figures are illustrative, with their origin
given.</p>`,
  section_1: `<h2>Find the forty</h2>
<p>A hospital, a freight company or a bank has several hundred procedures. A role uses a fraction of them. Three
sources, laid side by side, tell you which:</p>
<ol>
<li><strong>The calendar of the work.</strong> Sit with someone in the role for two days and note what she does. In
the example that came to 31 different tasks.</li>
<li><strong>The questions of the last newcomers.</strong> Ask the three most recent ones what they asked, and when.
People remember this with astonishing precision, especially the embarrassing ones.</li>
<li><strong>The things that must not go wrong.</strong> Ask the quality office, or whoever reads the incident reports.
Some of these tasks are rare. They still belong in the plan.</li>
</ol>
<p>Merge the lists and strike out the duplicates. In the example 74 entries became 43. For 29 of them there was a
current procedure, for eight an outdated one, for six none. The gap was the same for everyone already working
there.</p>
<h3>Give each task two marks</h3>
<p>How soon will she meet it: in the first shift, week or month? And how bad is a mistake: a nuisance, expensive, or
dangerous? Two people mark separately and then compare. Where they differ by two steps, talk. Of 43 tasks this was
necessary for six, and it took half an hour.</p>
<p>The order follows almost by itself. What comes soon and is dangerous stands first. What comes late and is a
nuisance may be looked up when it happens, and the plan says so. The form for lost property can wait to be lost
itself.</p>`,
  section_2: `<h2>The plan on one page</h2>
<table>
<caption>Thirty days on a ward, 43 tasks (sample)</caption>
<thead><tr><th scope="col">Days</th><th scope="col">Tasks</th><th scope="col">What it is
about</th><th scope="col">Counts as learnt when</th></tr></thead>
<tbody>
<tr>
<th scope="row">1</th>
<td>5</td>
<td>Alarm, fire, emergency call, hygiene, where to look things up</td>
<td>Shown on the spot, without the page</td>
</tr>
<tr>
<th scope="row">2 to 5</th>
<td>9</td>
<td>Medicines, patient identity, handover, devices of the ward</td>
<td>Explained back, then done under supervision</td>
</tr>
<tr>
<th scope="row">6 to 12</th>
<td>12</td>
<td>Admission, discharge, transfer, documentation</td>
<td>Done three times, once without a question</td>
</tr>
<tr>
<th scope="row">13 to 20</th>
<td>9</td>
<td>Rare and dangerous: fall, wrong medicine, fridge alarm</td>
<td>Walked through on a practice case</td>
</tr>
<tr>
<th scope="row">21 to 30</th>
<td>8</td>
<td>Ordering, rosters, statistics, the rest</td>
<td>Finds the page within a minute</td>
</tr>
</tbody>
</table>
<p>On the first day five pages are plenty. If you hand over more, you do it for the record.</p>
<p>The last column carries the plan. It says when a newcomer’s task counts as learnt. “Has read” appears nowhere in
it. Reading can be confirmed without reading. The confirmation that counts is a short one, signed by two people:</p>
<figure>
<pre><code>TASK  ____________________________   SOP ______  Version ____

[ ] explained in own words     date ______
[ ] done under supervision     date ______  date ______  date ______
[ ] done alone, no question    date ______

What was unclear in the procedure?  ______________________________

New colleague ____________        Mentor ____________</code></pre>
<figcaption>One slip per task. The answer to the question goes to the owner of the procedure.</figcaption>
</figure>
<p>That question is the profit for the firm. Newcomers are the only people who still read every word. In the example
eleven starters answered it 71 times within a year, and 38 led to a change in a procedure. After six months they wrote
nothing any more. They had become experts.</p>
<h3>The mentor’s time</h3>
<p>Plan it, or it is taken from somewhere. By the mentors’ own notes the example needed 45 minutes a day in the first
week, 25 in the second and third and 10 in the fourth. With five working days each that is 525 minutes, just under
nine hours. Before there was a plan, no count had been taken. The estimate of the ward was “all the time”.</p>`,
  section_3: `<h2>Rules, objections, pitfalls</h2>
<h3>What has to be settled first</h3>
<ul>
<li>The employer instructs new employees about their task, its dangers and how to avert them before they start. Those
five tasks of the first day are therefore no courtesy.</li>
<li>Medical devices are operated only by people who were instructed in them. The slips are a decent proof, if they say
what was done.</li>
<li>Show the works council the plan and the slip before the first newcomer sees them. Training is its business, and so
is anything that could be used to rank people. If the slips ever become an application that counts, show it
again.</li>
<li>The slips are personal data. Decide how long they are kept. Proof of instruction may have to stay; the dates of
the second and third attempt need not.</li>
<li>Let an assistant explain, quote and repeat without getting tired. Let people judge. Software that marks newcomers
is another kind of system, more closely regulated, and not what this plan needs.</li>
</ul>
<h3>The assistant in the first weeks</h3>
<p>A new person asks about the same thing three times, the third time at night and under her breath. A machine that
answers from the approved procedures and shows the page is at its most useful here, since it does not sigh. There are
conditions: the questions are stored without names, and the mentor remains the first address for everything dangerous.
Once a month the owner looks at what was asked. If task 14 comes up month after month, the fault lies with the
page.</p>
<h3>What can be said against it</h3>
<p>“People learn by doing.” Certainly, and 26 of the 43 tasks count only once they have been done. The plan adds the
rare things for those who did not happen to be on duty.</p>
<p>“Experienced people will feel insulted.” So let them show the task on the first day, have it signed and move on. In
the example an experienced nurse closed 19 tasks in three days. She was glad that someone had looked.</p>
<p>“Our procedures are not good enough for this.” Whose are? Start with the 29 that exist. The eight outdated ones are
revised by the time the plan reaches them. The six missing ones are written by the mentor and the newcomer together,
who is the right author for the question “What would I have needed?”.</p>
<h3>Pitfalls</h3>
<p>Do not copy the plan of another ward; the marks for “how soon” will be wrong. Do not let the plan grow: for every
task added, one leaves. And do not report progress as a percentage to management. A newcomer at 60 percent on day ten
is either ahead or dangerous, depending on which 60 percent.</p>`,
  conclusion: `<p>Half of the plan is already written, in the heads of the people who started last. Ask three of them
for the ten questions they asked most in their first month, and when. Put the answers in order by day. It takes until
lunch, and leaves you with three people who feel taken seriously.</p>
<p>If staff turnover is high in your organisation, work out what a shorter start is worth; the
<a href="/roi-calculator">ROI calculator</a> has a line of its own for it, and the <a href="/ebook">field guide</a>
describes the first pilot in more detail.</p>`,
  cta: null,
  seo_description:
    "Plan onboarding from the procedures of a role: find the forty tasks, order them by risk, sign off by doing. " +
    "With plan and slip.",
  keywords: "onboarding plan, SOP, training record, mentor, hospital onboarding, first 30 days",
};
