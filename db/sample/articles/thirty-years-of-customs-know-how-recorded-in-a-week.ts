import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 9,
  slug: "thirty-years-of-customs-know-how-recorded-in-a-week",
  title: "Thirty years of customs know-how, recorded in a week",
  summary: "How one customs clerk talked for nine hours, and a hundred colleagues could read.",
  category: "Logistics",
  author: "Your Name",
  publication_date: "2026-10-31T07:00:00.000Z",
  featured_image_url: "/media/covers/thirty-years-of-customs-know-how-recorded-in-a-week.svg",
  featured_image_url_2: "/media/covers/thirty-years-of-customs-know-how-recorded-in-a-week-2.svg",
  introduction: `<p>She starts at six. Before eight she has released eleven export declarations, refused one, and told
half the corridor which document code the system wants. She has done this for thirty years. On 31 March she retires,
and the advertisement has had no answer.</p>
<p>The forwarder in this story is a composite of several firms, and its figures are illustrative. The method is ready
to copy: a working week, of which the clerk gives nine hours, and a result that colleagues use without being told
to.</p>`,
  section_1: `<h2>What leaves with her is the exceptions</h2>
<p>The rules stay. The customs code is public, the tariff is online, and the manuals for ATLAS, the German customs
system, describe every field. What was never written down is the part in between: which customer forgets the tare
weight, which consignee sets off a sanctions match that has been false every time, and why you check it every time all
the same.</p>
<p>So count before you record. For two weeks everyone who asked her something put one word on a sheet by her door.
That gave 214 words, about 21 questions a day. On one of those days a trainee sat beside her with a stopwatch: 22
questions, 131 minutes, six minutes each. More than two hours of a specialist’s day went on being consulted.</p>
<p>Sorted on a table in one afternoon, twelve topics covered 133 of the 214 questions, or 62 percent. Among them:</p>
<ul>
<li><strong>The missing exit.</strong> If no exit is reported within 90 days of release, the customs office of export
may ask the declarant what happened. With neither information nor proof after 150 days, it may invalidate the
declaration. Without the exit note, the VAT exemption also lacks its usual proof.</li>
<li><strong>Document codes.</strong> Y901 declares that the goods are not on the dual-use list. Typing it takes a
second. Who may decide it is another matter.</li>
<li><strong>Supplier’s declarations.</strong> A long-term declaration of origin covers two years at most. Someone has
to notice month 23.</li>
<li><strong>Corrections after release.</strong> What can be amended, what needs an application, and what is better
admitted on the phone first.</li>
</ul>`,
  section_2: `<h2>Five days, nine hours</h2>
<p>It takes three people: the clerk, a colleague who asks often, and someone who can write. The colleague asks the
questions. A consultant or a quality manager asks for the process. A colleague asks for the way out, which is what you
want on tape.</p>
<table>
<caption>The week, with the clerk’s own time</caption>
<thead><tr><th scope="col">Day</th><th scope="col">What happens</th><th scope="col">Clerk, hours</th></tr></thead>
<tbody>
<tr>
<th scope="row">Monday</th>
<td>Sort the sheet, choose twelve topics, fetch one real file for each</td>
<td>1.0</td>
</tr>
<tr><th scope="row">Tuesday</th><td>Record topics one to six, 25 minutes each</td><td>2.5</td></tr>
<tr><th scope="row">Wednesday</th><td>Record topics seven to twelve</td><td>2.5</td></tr>
<tr>
<th scope="row">Thursday</th>
<td>Writer’s drafts, one page a topic; the clerk strikes and corrects</td>
<td>2.0</td>
</tr>
<tr><th scope="row">Friday</th><td>Two colleagues solve twelve old cases from the drafts; approval</td><td>1.0</td></tr>
</tbody>
</table>
<h3>How to ask</h3>
<ol>
<li>Put the file on the table. “What did you look at first?” brings more than “How does this work?”</li>
<li>Ask for the stop sign. “When would you refuse to send this?”</li>
<li>Ask who decides when she is not there. If the answer is silence, you have found a gap in the organisation
chart.</li>
<li>Ask for the source of every firm sentence: a rule, a habit of the firm, or memory.</li>
</ol>
<blockquote><p>If the customer says the goods have left and there is no exit note, I do not believe him and I do not
disbelieve him. I ask for the carrier’s proof and put day 70 in my diary. At day 90 there is a letter, and by then
everyone’s memory is worse.</p></blockquote>
<p>Three sentences, one procedure. The fourth question matters most. The writer marked every statement R for rule, H
for house practice or M for memory. Of 190 statements 84 were R, 71 were H and 35 were M. The 35 were checked against
the current text, and nine were wrong. They had been right once. An expert who retires leaves you her errors too, and
recorded errors spread faster than spoken ones.</p>
<p>What becomes of a recording after that, from transcript to signature, is described in
<a href="/blog/from-a-spoken-walkthrough-to-an-approved-procedure">From a spoken walkthrough to an approved
procedure</a>.</p>`,
  section_3: `<h2>Before you press record</h2>
<h3>Permission, briefly</h3>
<ul>
<li><strong>Recording.</strong> Recording someone’s private words in secret is a criminal offence in Germany. Record
openly, with consent that can be refused without consequence, and agree when the audio is deleted. We used four weeks
after approval.</li>
<li><strong>Works council.</strong> A recording tool, or an assistant that logs who asked what, could be used to watch
people, and the works council has to agree to it. Go early and offer the obvious clause: no evaluation by person,
ever.</li>
<li><strong>AEO.</strong> For the customs simplifications status, practical competence or a professional qualification
is one of the criteria. Written knowledge supports the successor. It does not replace a qualified person, and the
change of that person belongs on the list of things you tell your main customs office.</li>
<li><strong>Access.</strong> Customer names and values come up in every story. Take them out of the procedures, and
give the rest to the roles that need it.</li>
</ul>
<h3>What can be said against it</h3>
<p>“She will not want to.” Ask her. Most experts are tired of the same twelve questions and pleased to be the named
author of the answers. Those who fear being made redundant by their own words should hear, from the managing director
and in writing, what happens afterwards. Without that sentence, do not start.</p>
<p>“It will be out of date in a year.” Parts of it, yes. Each page therefore carries an owner and a review date, and
every R statement its source. When the source changes, you know which pages to open.</p>
<p>“We should simply hire someone.” Do that as well. The new person will ask the same questions, and the room will be
empty.</p>
<h3>What it costs</h3>
<p>Nine hours of the clerk, sixteen of the writer, six of colleagues: 31 hours, at an assumed 48 euros about 1,490
euros. Suppose the twelve pages answer only half of what they cover. That returns 40 minutes of her day, or 147 hours
over 220 working days: about 7,000 euros, before counting the time of those who no longer have to walk to her door.
Replace every one of these assumptions with your own in the <a href="/roi-calculator">ROI calculator</a>.</p>`,
  conclusion: `<p>Somewhere in your firm someone retires within eighteen months and has a queue at the door. Hang a
sheet by that door. One word per question, no names. In a fortnight you will know which twelve pages are missing.</p>
<p>The clerk in our story now has the quietest desk on the corridor. She says it makes her nervous. She has begun to
answer the twelve questions with a page number, which is the best review a page can get.</p>`,
  cta: `<h2>Who holds the exceptions in your firm?</h2>
<p>In a knowledge audit we count the questions at three desks and tell you which answers exist on paper. You keep the
list, whatever you decide afterwards.</p>
<p><a href="/knowledge-audit">Request Your Knowledge Audit</a></p>`,
  seo_description:
    "A five-day method for recording a customs expert’s know-how before retirement, with interview questions, " +
    "permissions and an honest cost.",
  keywords: "customs knowledge, ATLAS, AEO, knowledge transfer, expert retirement, logistics SOP",
};
