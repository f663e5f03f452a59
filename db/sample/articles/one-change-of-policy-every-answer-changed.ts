import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 21,
  slug: "one-change-of-policy-every-answer-changed",
  title: "One change of policy, every answer changed",
  summary:
    "One sentence raised a limit. Thirty-one answers moved as they should, five moved that should not have, and six stayed where they were.",
  category: "Financial Services",
  author: "Your Name",
  publication_date: "2026-05-30T07:00:00.000Z",
  featured_image_url: "/media/covers/one-change-of-policy-every-answer-changed.svg",
  featured_image_url_2: "/media/covers/one-change-of-policy-every-answer-changed-2.svg",
  introduction: `<p>The change was one sentence long. Branch staff may refund charges as a gesture of goodwill up to
150 euros; until then it had been 75. The board decided on a Tuesday, the instruction was released on the Friday, and
on Monday a branch in the next town still refused a customer 90.</p>
<p>The clerk there had looked it up. She had found 75, in a document that was valid, current and about something else.
It quoted the limit in passing. I have yet to meet a bank in which the important numbers are written down once.</p>`,
  section_1: `<h2>Where a number lives</h2>
<p>Before anything is tested, count the copies. Search all released documents for the old figure and for the words
around it. In this composite bank, with illustrative figures, ‘75 euros’ or ‘seventy-five’ in connection with refunds
stood in seventeen places:</p>
<ul>
<li>one instruction that owned the number,</li>
<li>six other instructions that repeated it,</li>
<li>four training slides, two of them with a screenshot of the old form,</li>
<li>three scripts for the phone,</li>
<li>two letter templates, in which it was spelled out,</li>
<li>one laminated card, found by asking.</li>
</ul>
<p>Sixteen of the seventeen were copies. Copies are convenient for readers and fatal for changes, which is why the
first remedy is dull: <strong>one document owns the number, all others point to it.</strong> Write ‘within the refund
limit (instruction 5.3)’ and the next change is one sentence again. It took two people four hours to turn the six
instructions round. The slides took longer, because a slide has no owner.</p>
<p>This is also what a supervisor expects: guidelines available in their current version, and adapted promptly when
the work changes. A released instruction with a stale neighbour meets the first half on paper and the second half
nowhere. Larger changes want their effects analysed before they are made. A refund limit will hardly reach that bar.
The method below serves for changes that do.</p>
<p>A knowledge agent makes the problem visible, and briefly worse. It reads all seventeen places with the same
diligence. Ask it for the limit and it may find the owner, or the slide. Both are documents. Unless someone has told
it which kind outranks which, it will quote the one whose words lie nearer to the question.</p>`,
  section_2: `<h2>Run the questions before and after</h2>
<p>Keep a fixed set of questions with agreed answers. Ours has 212: collected from the desks, in the words in which
they were asked, each with the document and section that ought to be quoted. A set of forty is enough to start. Before
a change goes live, run the set against the old state and the new and look at nothing but the differences. We ran ours
a week late, after the customer with the 90 euros.</p>
<pre><code>Question 088   "Customer wants account fee of 3 months back. May I?"
- up to 75 euros, branch employee alone    [5.3 v4, s. 2.1]
+ up to 150 euros, branch employee alone   [5.3 v5, s. 2.1]
  expected: yes

Question 131   "Who signs a refund of 120 euros?"
- branch manager                           [5.3 v4, s. 2.2]
- branch manager                           [Slides Q2, p. 14]
+ branch manager                           [Slides Q2, p. 14]
  expected: NO, should be branch employee

Question 140   "Reimbursement of locksmith, safe deposit box?"
- up to 75 euros on receipt                [7.9 v2, s. 4]
+ up to 150 euros on receipt               [5.3 v5, s. 2.1]
  expected: NO, 7.9 has its own limit</code></pre>
<p>Sort every question into one of four boxes. Two people from the trade do this, with the paragraph in front of them;
in our case it took an hour and a half.</p>
<table>
<caption>212 questions before and after the change (illustrative)</caption>
<thead>
<tr><th scope="col">Box</th><th scope="col">Questions</th><th scope="col">What to do</th></tr>
</thead>
<tbody>
<tr><th scope="row">Changed, as it should</th><td>31</td><td>Read three at random, release</td></tr>
<tr><th scope="row">Changed, and should not have</th><td>5</td><td>Stop. The new text reaches too far</td></tr>
<tr><th scope="row">Unchanged, and should have changed</th><td>6</td><td>Stop. A copy is still answering</td></tr>
<tr><th scope="row">Unchanged, rightly</th><td>170</td><td>Nothing. This is the proof</td></tr>
</tbody>
</table>
<p>The third box is the one people expect, and question 131 is typical: the slide went on answering. The second box is
where the money is. The safe deposit boxes had not been looked at, because they had not been touched. The new
instruction said ‘refunds’ where the old one had said ‘refunds of account charges’, and with those three words gone it
began to speak for its neighbours. A human reader would have made the same mistake by August. The run made it within
the hour, in front of two people who could still change the sentence.</p>
<p>The fourth box is large and boring and the only one internal audit will ask about. Keep the whole run with the
release papers: questions, both answers, both sources, who sorted, when.</p>`,
  section_3: `<h2>Dates, yesterday and the laminated card</h2>
<p>Even in banks that test, some things go wrong.</p>
<p><strong>Released is not in force.</strong> The instruction was released on Friday and applied from Monday. Over a
weekend that hardly matters. With a change decided in May for October it does, and the agent needs both dates. Before
the day it should answer with the old rule and mention the new one. Ask your supplier to show this with a document
dated in the future; it is a five-minute test and many fail it.</p>
<p><strong>Yesterday keeps asking.</strong> A complaint in June about a refusal in March has to be judged by the rule
of March. Old versions therefore leave the current answers but stay in the archive, with their period of validity,
reachable by a question with a date in it. What such a question looks like from the customer’s side is told in
<a href="/blog/the-complaint-that-answered-itself">the complaint that answered itself</a>.</p>
<p><strong>Paper does not synchronise.</strong> The laminated card was found because someone went round and asked
‘what do you look at when you are in a hurry?’ Do that once a year, without a camera and without reproach, and bring a
bin.</p>
<p>The objection I hear most is that an agent reading live documents needs no test set, since it is always up to date.
It is exactly as up to date as the worst document it reads. The second is effort. Ours, over the first year: two days
to gather and agree the questions, then an hour and a half per release at fourteen releases, so about 21 hours, plus
half a day each quarter to retire questions that are no longer asked. Against that, one clean-up of a wrong limit,
with customers to be contacted and the report to the board, came to eleven working days in the year before. Your sums
will differ. Do them.</p>
<p>The third objection is the best one: a fixed set grows stale and people learn to write documents that pass it.
Replace a tenth of the questions each quarter with fresh ones from the log, and let the set be kept by someone who
does not write instructions.</p>`,
  conclusion: `<p>Choose one number that matters in your bank and count where it lives. If you reach seventeen, you
are in good company. Then pick twenty questions around that number which your branches really ask, write down today’s
answers with their sources, and lock them away. The number will change one day. When it does, you will have a
‘before’.</p>
<p>For the longer road from such a count to a working agent there is the free <a href="/ebook">field guide</a>.</p>`,
  cta: null,
  seo_description:
    "When one policy sentence changes, which answers move? A before-and-after run with 212 questions, four boxes, and the copies that keep answering.",
  keywords: "policy change, regression test, document versions, test questions, knowledge agent",
};
