import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 23,
  slug: "a-review-calendar-that-procedures-survive",
  title: "A review calendar that procedures survive",
  summary:
    "Review everything every year and you review nothing. How to divide 320 hours among 412 procedures so that the right ones get read.",
  category: "SOPs & Onboarding",
  author: "Your Name",
  publication_date: "2026-05-02T07:00:00.000Z",
  featured_image_url: "/media/covers/a-review-calendar-that-procedures-survive.svg",
  featured_image_url_2: null,
  introduction: `<p>In the register of a hospital I know, 118 procedures were reviewed on the 18th and 19th of
December. The quality office has two people. They are conscientious, and it was the end of the year.</p>
<p>The register was in perfect order. Every procedure had been looked at within twelve months, as the rule demanded,
and every one bore a signature. In January a ward found that the procedure for the old infusion pump, reviewed on 19
December, described a pump that had left the hospital in spring.</p>`,
  section_1: `<h2>The arithmetic of a yearly review</h2>
<p>Begin with a division. The hospital (a composite, with illustrative figures) has 412 approved procedures. An honest
review takes ninety minutes: forty-five for the author, thirty for someone who does the work, fifteen for release.
That is 618 hours a year. The people concerned can spare about 320 between them; we asked them and added it up. That
leaves 46 minutes for each procedure, half of what it takes.</p>
<p>So the rule cannot be kept, and since it must be kept it is kept on paper. You can see it from two figures that any
register yields without looking at a single person:</p>
<ul>
<li><strong>The unchanged share.</strong> Of 412 reviews, 371 ended ‘no change’, ninety per cent. In a year in which
the hospital had moved a ward, exchanged its pumps and replaced its ordering system.</li>
<li><strong>The bunching.</strong> Count releases per calendar week. If a tenth of the year falls into one week, that
week was administrative.</li>
</ul>
<p>Stop at weeks. Evaluating who released how much in how many minutes would be a form of performance monitoring,
would bring in the works council, rightly, and would tell you nothing beyond what the arithmetic has already said:
people did what was possible.</p>
<p>Does the law not demand a yearly review? Less often than is believed. ISO 9001 asks that documented information be
reviewed, approved and controlled, and names no interval. What supervisors and safety inspectors usually want is
stricter than once a year: a procedure changed as soon as the work has changed. Where a fixed interval does exist, it
is written down. Ask for the paragraph, put it on a list, and you will find that the list is short. Most yearly
reviews come from a sentence in one’s own quality manual. You may change that sentence.</p>`,
  section_2: `<h2>Shelves, and a reserve</h2>
<p>Put every procedure on one of four shelves. The question that decides is: <em>what happens to whom if this is wrong
for three months and goes unnoticed?</em> Let the people who do the work answer it. It takes a morning for a hundred
procedures, and the quarrels are instructive.</p>
<table>
<caption>412 procedures on four shelves, 320 hours a year (illustrative)</caption>
<thead>
<tr><th scope="col">Shelf</th><th scope="col">Procedures</th><th scope="col">Interval</th>
  <th scope="col">Minutes each</th><th scope="col">Hours a year</th></tr>
</thead>
<tbody>
<tr><th scope="row">A: someone is harmed, or a licence is at stake</th><td>48</td><td>12 months</td><td>120</td>
  <td>96</td></tr>
<tr><th scope="row">B: costly, repairable</th><td>140</td><td>24 months</td><td>90</td><td>105</td></tr>
<tr><th scope="row">C: annoying</th><td>152</td><td>36 months</td><td>60</td><td>51</td></tr>
<tr><th scope="row">D: would hardly be noticed</th><td>72</td><td>On occasion only</td><td>60</td><td>14</td></tr>
<tr><th scope="row">Reserve for reviews on occasion</th><td>Any</td><td>On a trigger</td><td>As needed</td>
  <td>54</td></tr>
</tbody>
</table>
<p>Shelf A gets more time than before, two hours in place of forty-six minutes. The 14 hours for shelf D assume that
one procedure in five comes up in a year. It is also where you look for candidates to delete; in that hospital 31 of the
72 went, without a single phone call. Spread the dates over the year by drawing lots, leave out August and
December, and write the hours into someone’s working time. A review without hours is a wish.</p>
<p>The reserve pays for what really ages procedures, which is events. Make a list of triggers and give each an owner
who will know about it first:</p>
<ol>
<li>A device, form or system is replaced (purchasing, IT).</li>
<li>A rule changes (compliance, hygiene, customs officer).</li>
<li>An incident or complaint names the procedure (quality office).</li>
<li>Two people do it differently and both can show a document (anyone).</li>
<li>The author leaves or changes post (human resources).</li>
</ol>
<p>Number five is the one without an owner in most organisations. Put it on the leaver’s form. The infusion pump was a case
of number one: purchasing knew in March. No one had told them that anyone wanted to know.</p>`,
  section_3: `<h2>Review by question</h2>
<p>A reviewer who is handed a document and asked ‘is this still right?’ will read it the way one reads a contract one
has already signed. Hand her questions instead. If you run a knowledge agent or even a shared mailbox, you have them:
take the ten most recent questions that led to this procedure, without names, and let her answer them from the text
alone.</p>
<pre>Review record                         Procedure no. ________
----------------------------------------------------------
Shelf  A / B / C / D     Due ________    Done ________
Reason   date / trigger no. __

1  Last ten questions: answered from the text   __ of 10
2  Step done in practice and not written        ________
3  Step written and not done in practice        ________
4  Names, numbers, forms, devices checked       yes / no
5  Another document says otherwise              no / which

Result   unchanged, because ______________________________
         changed: section ____, in force from ____________
         withdrawn, replaced by __________________________
Read by (does the work) ________   Released by ________
----------------------------------------------------------</pre>
<p>Line 2 and line 3 are filled in by someone who does the job this week. ‘Unchanged’ needs a because. It may be
short: ‘no new device, ten of ten answered’ is a good one. Three reviews in a row with ten of ten, and the procedure
may move down a shelf. Fewer than seven, and it moves up.</p>
<p>The question log tells you something else that no calendar knows: which procedures are never asked for. Either they
are so well known that people do without them, or people have stopped believing them. Walk over and ask. It takes five
minutes, and the answer has never been the one I expected.</p>
<p>Counter-arguments. <em>The auditor wants one interval for all.</em> Auditors want a rule with reasons, and evidence
that it is kept. Shelves with a written criterion satisfied the three I have shown them to; ask yours before you
change the manual. <em>Shelf C will go stale.</em> Some of it, yes. It did so before, with a signature on top. Now at
least the triggers reach it. <em>Why not let the software propose the changes?</em> It may point at contradictions and
dead references, and does that tirelessly. It cannot know that the pump has gone. Someone has to walk past the place
where it stood.</p>
<p>And one pitfall of mine: in my first calendar I let authors choose the shelf for their own procedures. Two thirds
landed on A. Everyone’s own work is dangerous.</p>`,
  conclusion: `<p>Your register can tell you in an hour whether you have a review calendar or a signature calendar.
Work out the unchanged share and the fullest week. If the first is above eighty per cent and the second above a tenth,
take the procedures your people ask about most and put them through the record above, properly, two hours each.
Something will turn up. It is also a fair sample of what a wider <a href="/knowledge-audit">knowledge audit</a> would
find.</p>
<p>The hospital has had two Decembers since. In the last one, eleven procedures were reviewed. Both colleagues took
their holidays, and the new pump is in the text, with its right name.</p>`,
  cta: null,
  seo_description:
    "Yearly review of every SOP produces signatures, not reading. How to shelve procedures by the harm they can do, review on events, and fit the hours you have.",
  keywords: "SOP review, document control, quality management, procedures, review interval",
};
