import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 8,
  slug: "measuring-a-knowledge-agent",
  title: "Measuring a knowledge agent without fooling yourself",
  summary:
    "Ninety-four per cent were satisfied, of those who clicked. An exam, a control group and four numbers to distrust.",
  category: "Knowledge Management",
  author: "Your Name",
  publication_date: "2026-08-08T07:00:00.000Z",
  featured_image_url: "/media/covers/measuring-a-knowledge-agent.svg",
  featured_image_url_2: null,
  introduction: `<p>The dashboard showed 94 per cent satisfaction. It was green, and it was on the first slide.
Someone asked how many people had clicked on the little thumb. It was 31, out of some 2,600 answers. There was no
dishonesty in the room. They had measured what was easy to measure and then believed it.</p>
<p>A knowledge agent is simple to measure badly, because it produces so many numbers by itself. Measuring it properly
takes about four days in the first quarter and one day in each that follows. All figures below are illustrative. You can
recalculate every one of them, and should.</p>`,
  section_1: `<h2>Numbers that flatter</h2>
<table>
<caption>What dashboards show, and what to ask instead</caption>
<thead>
<tr><th scope="col">Number</th><th scope="col">Why it flatters</th><th scope="col">Take instead</th></tr>
</thead>
<tbody>
<tr>
<th scope="row">Thumbs up</th>
<td>Few click, mostly the pleased. A wrong answer that sounds good gets a thumb too</td>
<td>A random sample of fifty answers, checked against the source</td>
</tr>
<tr>
<th scope="row">Questions asked</th>
<td>Rises with curiosity, and also when people have to ask twice</td>
<td>Share of real questions at the desk that were put to the agent</td>
</tr>
<tr>
<th scope="row">Answered without help</th>
<td>Counts a confident wrong answer as a success</td>
<td>Correct, wrong and declined, as three numbers</td>
</tr>
<tr>
<th scope="row">Seconds to answer</th>
<td>The machine’s time. The person then reads, doubts and telephones</td>
<td>Minutes until the person could go on working</td>
</tr>
</tbody>
</table>
<p>The third line matters most. One percentage for “quality” is always a mixture. An agent that answers 85 of 100
questions correctly and declines 15 is a different colleague from one that answers 85 correctly and gets 15 wrong with a
straight face. In a bank’s credit department the first is a relief and the second a finding.</p>
<p>So report three numbers, always together: correct with the right source, declined, wrong. If someone asks for a
single figure, give the wrong ones.</p>
<blockquote>
<p>I can work with “I don’t know”. I cannot work with 97 per cent.</p>
<p>A head of internal audit, sample quotation</p>
</blockquote>`,
  section_2: `<h2>An exam it has not seen</h2>
<p>You need a set of questions with known answers that played no part in building the system. The supplier must not
write them, and must not see them. Eighty is a good start.</p>
<ol>
<li><strong>Draw from life.</strong> Take two weeks of real questions from the desks and pick eighty at random, within
subjects. Do not let experts make up questions. Experts ask what is in the document, in the words of the document.</li>
<li><strong>Fix the expected answer first.</strong> One sentence, plus document, version and page. For at least ten of
the eighty the right reaction is to decline, because no document exists or because the question
<a href="/blog/what-an-sop-assistant-must-never-answer">belongs to a person</a>.</li>
<li><strong>Two people grade independently,</strong> without knowing which version of the system they are grading.</li>
<li><strong>Lock it away.</strong> Keep forty questions for tuning and the eighty for the exam. A question that was used
to improve the system has become training material and leaves the set.</li>
</ol>
<figure>
<pre>GRADING SHEET                      one line per question

No.   Question as asked     Expected source      Grade   Note
---   -------------------   ------------------   -----   ----
 14   transit paper for     Customs manual v9,     C
      non-EU pallet?        p. 31
 15   who signs above 50k   Authority table v3     S      p. 2, cited p. 4
 16   can we skip the       none: must decline     W      gave advice
      second signature

C  correct, right source        S  correct, wrong or no source
D  declined                     W  wrong
Declined counts as C where declining was expected.</pre>
<figcaption>Sample lines. A correct answer with a wrong source (S) counts as wrong: the next reader will trust the
page.</figcaption>
</figure>
<h3>How sure are you?</h3>
<p>Suppose the result is 68 correct, 8 declined, 4 wrong. That is 85 per cent correct. With eighty questions the 95 per
cent interval (by Wilson’s method, which any spreadsheet can do) runs from 76 to 91. For the wrong answers, five per
cent, it runs from 2 to 12. Next month’s 88 per cent correct would therefore be no improvement you could prove. It would
be August.</p>
<p>If you need to know the error rate to within two points, you need several hundred graded answers. Get them from
weekly samples in use, fifty at a time. The exam tells you whether a new version is clearly worse before you let it in.
The samples tell you how good the old one is.</p>
<p>Then look at the graders. Say they agree on 71 of 80, which is 89 per cent and sounds fine. If both mark about 85 per
cent as correct, they would agree on some 75 per cent by chance alone. The usual correction (Cohen’s kappa) gives 0.56,
which is customarily called moderate. Read the nine disputed cases together. Frequently the ambiguity sits in the
document.</p>`,
  section_3: `<h2>Time saved, with something to compare</h2>
<p>Before and after is the most popular design and the weakest. Things change by themselves: the season, the staff, a
new form. Use a staggered start instead. You cannot introduce the agent everywhere on one day anyway, so draw lots for
the order and use those who wait as the comparison.</p>
<p>A forwarder with two depots counts minutes per customs question, on paper, before and after Depot North gets the
agent.</p>
<table>
<caption>Average minutes per customs question (illustrative)</caption>
<thead>
<tr><th scope="col">Depot</th><th scope="col">Before</th><th scope="col">After</th><th scope="col">Change</th></tr>
</thead>
<tbody>
<tr><th scope="row">North, with agent</th><td>18</td><td>11</td><td>7 fewer</td></tr>
<tr><th scope="row">South, waiting</th><td>18</td><td>15</td><td>3 fewer</td></tr>
<tr><th scope="row">Effect of the agent</th><td></td><td></td><td>4 fewer</td></tr>
</tbody>
</table>
<p>Without South the slide would say seven minutes. South became faster too, since the new form was easier and everyone
was paying attention. Four minutes remain. At 95 questions a week that is 6.3 hours. Enter 6.3 in your business case,
then check again when South starts. If South does not gain about four minutes as well, the first result was luck, and it
was cheap to find out.</p>
<p>Be careful with the hours-to-money step. Six hours spread over nine people are forty minutes each, and no post. They
may show up as less overtime, as consignments that make the earlier lorry, or not at all. Name beforehand where you
expect them. The <a href="/roi-calculator">ROI calculator</a> gives you an order of magnitude from staff and salaries;
your own two depots give you the correction.</p>
<h3>Pitfalls</h3>
<ul>
<li><strong>The measure becomes the target.</strong> If a team is praised for usage, it will use. Publish usage last, or
not at all.</li>
<li><strong>Silent failures.</strong> People who got a bad answer do not complain. They leave. Ask five who stopped
using it, each quarter. It takes an hour.</li>
<li><strong>A changed model.</strong> Suppliers update. Have the contract oblige them to announce it, and sit the exam
again. Where the contract already describes the service and how it is monitored, a clause on announced changes fits in
well.</li>
<li><strong>Measuring people by accident.</strong> Questions per person and minutes per person are performance data.
Once they exist someone will ask for them, and the people at the desks will know it before you do. An agent that
evaluates its users is a different product, with a different conversation in front of it. Measure desks and weeks. Set
a minimum group size and put it in the works agreement.</li>
</ul>
<p>The standing objection is that all this is too much for a small project. For a pilot with six users it is. Then grade
thirty answers by hand, talk to all six, and write “too small to measure” in the report. It is a respectable
sentence.</p>`,
  conclusion: `<p>Fifty answers drawn at random from last week, checked by you with the documents open, will cost you
three hours and tell you more than any satisfaction score. Write three numbers on a sheet: correct with source,
declined, wrong. If your supplier cannot give you fifty random answers, that is your first result.</p>
<p>You will probably find the system better than the sceptics say and worse than the dashboard does. The method is
described at more length in the <a href="/ebook">field guide</a>.</p>`,
  cta: `<h2>Let us examine the agent you already have</h2>
<p>Bring fifty answers and their sources. In one session we grade them together, work out the three numbers with their
margins, and decide what would have to improve before more people rely on it.</p>
<p><a href="/contact">Arrange a session</a></p>`,
  seo_description:
    "How to measure an AI knowledge agent: a sealed exam of eighty questions, honest margins, a staggered start, and four dashboard numbers to distrust.",
  keywords: "evaluation, AI agent, quality measurement, golden set, control group, works council",
};
