import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 1,
  slug: "what-a-question-costs",
  title: "What a question costs before anyone answers it",
  summary:
    "We followed one question through a hospital for a morning. It passed eleven people, four systems and a fax.",
  category: "Healthcare",
  author: "Your Name",
  publication_date: "2026-11-18T07:00:00.000Z",
  featured_image_url: "/media/covers/what-a-question-costs.svg",
  featured_image_url_2: "/media/covers/what-a-question-costs-2.svg",
  introduction: `<p>At ten past seven a nurse on Ward 4 wanted to know which form goes with an early discharge. It is a
fair question. It has one answer. Finding it took until half past eleven.</p>
<p>Nobody did anything wrong that morning. The nurse asked the colleague she always asks, who was off. The colleague on
shift remembered a circular. The circular was on the intranet, in the version before last. The pharmacy had the right
one printed, on the inside of a cupboard door, and sent it up by fax.</p>
<p>I keep a log of such mornings. This one is put together from several of them and its figures are illustrative, but
you will probably know the route. Here is how to count it so that your finance department believes the result, and what
to do with the number once you have it.</p>`,
  section_1: `<h2>The route a question takes</h2>
<p>Questions travel by acquaintance. People ask whoever answered last time, and only when that fails do they turn to a
system. The systems know this and have stopped making an effort.</p>
<p>On Ward 4 four of them were opened: the hospital information system, the intranet, the shared drive and the document
control system. The last one held the valid form. It also asked for a password that two of the searchers had never been
given.</p>
<p>Here is the morning, with one rule applied. A minute counts only if someone was kept from other work. The patient
sat on a packed bag from half past eight, and that does not count. The bed was free two hours later than planned, and
that does not count either.</p>
<table>
<caption>One question, one morning: minutes of work lost (illustrative)</caption>
<thead>
<tr>
<th scope="col">Who</th>
<th scope="col">What happened</th>
<th scope="col">People</th>
<th scope="col">Minutes</th>
</tr>
</thead>
<tbody>
<tr><th scope="row">Nurse, Ward 4</th><td>Asked, searched, telephoned, asked again</td><td>1</td><td>26</td></tr>
<tr><th scope="row">Colleague on shift</th><td>Remembered a circular and looked for it</td><td>1</td><td>12</td></tr>
<tr><th scope="row">Ward physicians</th><td>Were asked on the round, guessed differently</td><td>2</td><td>6</td></tr>
<tr><th scope="row">Ward secretary</th><td>Searched the shared drive, found three copies</td><td>1</td><td>9</td></tr>
<tr>
<th scope="row">Discharge management</th>
<td>Called back, referred to the quality office</td>
<td>2</td>
<td>11</td>
</tr>
<tr><th scope="row">Pharmacy</th><td>Read it out by phone, then faxed it</td><td>2</td><td>9</td></tr>
<tr><th scope="row">Quality office</th><td>Confirmed which version is in force</td><td>2</td><td>15</td></tr>
<tr><th scope="row">Total</th><td></td><td>11</td><td>88</td></tr>
</tbody>
</table>
<p>Look at who is in the list. Two physicians, two people from the pharmacy, two from quality. The most expensive people
in the hospital were acting as its search engine.</p>`,
  section_2: `<h2>Counting it honestly</h2>
<p>The temptation is to take the 88 minutes, multiply by 365 and by the number of wards, and walk into the board meeting
with six digits. Please do not. It was the worst question of the week, which is why someone told me about it.</p>
<p>Count a whole week at one desk instead. One ward, five days, a sheet of paper, every question that sends someone
looking. A count of that kind gave the following distribution, again as an illustration.</p>
<table>
<caption>120 questions in five days on one ward (illustrative)</caption>
<thead>
<tr>
<th scope="col">Minutes of work lost per question</th>
<th scope="col">Questions</th>
<th scope="col">Minutes together</th>
</tr>
</thead>
<tbody>
<tr><th scope="row">Under 2</th><td>78</td><td>78</td></tr>
<tr><th scope="row">2 to 15</th><td>34</td><td>238</td></tr>
<tr><th scope="row">Over 15</th><td>8</td><td>320</td></tr>
<tr><th scope="row">All</th><td>120</td><td>636</td></tr>
</tbody>
</table>
<p>Eight questions took half the time. That is the finding, and an average of 5.3 minutes would have hidden it.</p>
<h3>From minutes to euros</h3>
<p>Take a full employer cost of €70,000 and 1,600 hours actually worked in a year. That makes €43.75 an hour. Ask your
own payroll for both figures; they vary a good deal. Then:</p>
<ul>
<li>636 minutes are 10.6 hours, or about €464 a week.</li>
<li>Over 52 weeks that is about €24,100 and a third of a full post, on one ward.</li>
<li>An assistant will not remove all of it. I plan with half of the two upper bands: 279 minutes a week, about €10,600 a
year.</li>
</ul>
<p>The last figure is useful in a negotiation. It is the most that any tool, mine included, may cost this ward per year
before it has to justify itself by other means. Put your staff numbers into the <a href="/roi-calculator">ROI
calculator</a> as well, then lay its total beside your tally. If they differ by a factor of five, believe the tally.</p>
<h3>Three objections you will hear</h3>
<p><strong>“Nobody goes home earlier.”</strong> Correct. Saved minutes become money only where hours, overtime or agency
shifts fall. In German hospitals there is a further twist: since 2020 bedside nursing costs have been refunded through a
separate nursing budget, outside the case rates. A saved nursing hour is therefore real time at the bedside and, as a
rule, no margin. Present it as time.</p>
<p><strong>“People learn by asking.”</strong> They do. They learn from the colleague who explains why, and very little
from the one who looks for a form number with them. Keep the first conversation and remove the second.</p>
<p><strong>“The real cost is the mistakes.”</strong> Possibly. But a mistake that did not happen is hard to count, and
one invented figure will spoil ten measured ones. Leave it out and mention that you left it out.</p>`,
  section_3: `<h2>What to do on Monday</h2>
<p>Do not start by tidying, and do not start by buying. Start by listening, for a week, with a sheet of paper at the
busiest desk.</p>
<ol>
<li><strong>Tell people what it is for.</strong> Speak to the works council (in a public hospital the staff council,
in a church hospital the employees’ representation) before the sheet appears. A paper tally watches no one, but
whatever you introduce afterwards probably could. A good first conversation is cheaper than a late one.</li>
<li><strong>Write down questions, never people.</strong> Profession and time band are enough. No names of staff, no
names of patients, no room numbers. What you do not collect you need not protect.</li>
<li><strong>Use the words as they were asked.</strong> “Which sheet for going home early” will never match “Form 7.3,
premature termination of inpatient treatment”. That gap is half of your search problem.</li>
<li><strong>Note four things.</strong> The question, who was drawn in by profession, the minutes lost, and what the
answer finally rested on: memory, paper, or a document with a version.</li>
<li><strong>Add it up on Friday, in three bands.</strong> Then read the top band aloud in the next management meeting.
It takes four minutes and needs no slides.</li>
</ol>
<p>Two pitfalls. A paper tally misses the short questions, since nobody records an answer that took twenty seconds. That
does little harm, because the money is in the long ones. And a single week can be odd: a holiday, an inspection, a new
rota. If the top band looks strange, count a second week before you spend anything.</p>
<p>Then pick the ten questions that came back most often, and find the valid document for each. Note how long that takes
you. It is the most honest measure of your document control you will get this year, and nobody from outside had to be
paid for it.</p>`,
  conclusion: `<p>In the hospitals I know, a few dozen questions cover most of the asking. Check that against your own
sheet. If it holds, you have a short book in front of you. It is also, near enough, a pilot, and
<a href="/blog/night-shift-pilot-group">the night shift is the place to run it</a>.</p>
<p>The nurse on Ward 4, by the way, wrote the form number on the inside of her own cupboard door. It will be correct
until the next revision.</p>`,
  cta: null,
  seo_description:
    "One hospital question, eleven people, 88 minutes. How to count what searching costs on a ward, turn it into euros honestly, and start on Monday.",
  keywords: "search time, hospital, ward, knowledge costs, return on investment, discharge management",
};
