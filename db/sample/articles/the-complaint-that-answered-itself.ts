import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 20,
  slug: "the-complaint-that-answered-itself",
  title: "The complaint that answered itself",
  summary:
    "A customer quoted our own clerk against us, and was right. What sixty complaints say about the questions that came before them.",
  category: "Financial Services",
  author: "Your Name",
  publication_date: "2026-07-11T07:00:00.000Z",
  featured_image_url: "/media/covers/the-complaint-that-answered-itself.svg",
  featured_image_url_2: null,
  introduction: `<p>The letter was four lines long and better argued than the file it started.</p>
<blockquote><p>Your colleague told me eight weeks. Your terms tell me thirteen months. Please agree among yourselves
and then write to me.</p></blockquote>
<p>The complaints desk of a regional bank (a composite, like the customer) had fifteen business days to reply. It
needed one. The clerk typed the customer’s own sentence into the knowledge agent, read what came back and reached for
the phone. The reply to the customer was easy. The reply the bank owed to itself took six weeks.</p>`,
  section_1: `<h2>Half a rule, correctly recited</h2>
<p>A gym had drawn 39 euros by direct debit in January. The customer noticed in May. She had never signed anything
with that gym. She rang, and the hotline told her that direct debits can be returned within eight weeks, and that
these were over.</p>
<p>Eight weeks is right for a debit the customer authorised: section 675x BGB lets her have a core direct debit
refunded within that time without giving a reason. A debit she never authorised follows another rule. There she has to
report it without undue delay and at the latest thirteen months after the debit (section 676b BGB), and the bank,
unless it can show authorisation, owes the refund by the end of the next business day (section 675u BGB).</p>
<p>The agent put both passages side by side, because the bank’s instruction on direct debits contains both. Below them
stood a third source, the hotline’s script, with eight weeks and nothing else. Someone had shortened the instruction
to fit on one screen. The clerk on the phone had recited it without a mistake.</p>
<p>So the complaint answered itself. There was no carelessness in it. The bank had taught forty people half a rule,
and the first person to compare the halves was a customer.</p>
<p>Every complaint of this kind has a question in front of it. The customer asked something, at a counter or on the
phone, and went away with the wrong answer, with two answers or with none. The complaint is that question on its
second attempt, now with a deadline and a file number.</p>`,
  section_2: `<h2>Sixty complaints, read backwards</h2>
<p>The complaints officer then did something I recommend to everyone. She took the sixty complaints of the last six
weeks and asked of each: what was the customer’s first question, who answered it, from what, and what should have been
the source? Two people read each file separately and settled the eleven on which they differed. It took them three
afternoons. The figures are illustrative, the division has held up elsewhere.</p>
<table>
<caption>What came before the complaint (sixty files, illustrative)</caption>
<thead>
<tr><th scope="col">Before the complaint</th><th scope="col">Files</th><th scope="col">Who can mend it</th></tr>
</thead>
<tbody>
<tr><th scope="row">Wrong answer</th><td>9</td><td>Owner of the source document</td></tr>
<tr><th scope="row">Two different answers</th><td>13</td><td>Owners of both, in one room</td></tr>
<tr><th scope="row">No answer, passed on, forgotten</th><td>11</td><td>Whoever runs the first contact</td></tr>
<tr><th scope="row">Right answer, badly explained</th><td>12</td><td>Training, and the letter templates</td></tr>
<tr><th scope="row">Real dispute about price, product or decision</th><td>15</td><td>Management</td></tr>
</tbody>
</table>
<p>The first three rows make 33 of 60. More than half the complaints began as a question to which the bank had an
answer and did not give it. Those 33 led back to nineteen documents. Seven of the nineteen were shortened copies of
something longer: scripts, cheat sheets, a laminated card.</p>
<p>From this follows a routine that costs about twenty minutes per complaint:</p>
<ol>
<li>Write the first question at the top of the file, as the customer would have asked it.</li>
<li>Put it to the agent, or to the document search, exactly so. Note what comes back and from which document.</li>
<li>Compare with what the customer was told. Same, different, or nothing?</li>
<li>If different: find the document the colleague worked from. It exists, and it may be taped to a screen.</li>
<li>Send the owner the question, both passages and a date. Close the file when the document is changed, even if the
customer was satisfied weeks ago.</li>
</ol>
<p>Supervisors ask for nothing less. BaFin’s circular 06/2018 on complaint handling, which carries European guidelines
into German practice, wants complaints evaluated for their causes as well as answered. And it counts as a complaint
any expression of dissatisfaction, whether or not the word is used. The four lines above do not use it.</p>`,
  section_3: `<h2>What the agent may do at the complaints desk</h2>
<p>A letter that can be drafted in a minute tempts people to send it in two. Draw the line in advance.</p>
<ul>
<li><strong>It may find.</strong> The rule that applied on the day in question, with version and section. In May you
need January’s wording, and the agent has to be able to tell the two apart.</li>
<li><strong>It may compare.</strong> The customer’s account against the instruction, the instruction against the
script.</li>
<li><strong>It may draft,</strong> in plain sentences, from the quoted passages only. Strip the warmth it adds on its
own account. ‘We fully understand your frustration’ has never yet been believed.</li>
<li><strong>It may not decide.</strong> Whether the debit was authorised is a matter of evidence, and goodwill is a
matter of authority. A person decides and signs. That also keeps you well clear of Article 22 GDPR on purely automated
decisions.</li>
<li><strong>It may not see names.</strong> The question works without them: ‘Customer reports unauthorised debit after
four months’ is enough. What is not entered need not be deleted.</li>
<li><strong>It may not talk to customers</strong> unless you have decided so as a project of its own. From 2 August
2026, Article 50 of the AI Act requires that people are told when they are dealing with an AI system, unless that is
obvious.</li>
</ul>
<p>Keep the clock with a human being, too. For complaints about payment services, section 62 ZAG, which implements
Article 101 of the payment services directive, gives fifteen business days from receipt. If something beyond your
control prevents it, you send a holding reply with reasons and finish within thirty-five. The reply addresses every
point, and the customer is told which dispute resolution body is open to her. A draft that answers two of three points
politely has missed the deadline for the third.</p>
<p>The objections are fair. <em>Complaints are a skewed sample</em>: quite so, most customers who get half a rule
never write. The sixty are the visible part, and you cannot multiply them up. Use them to find documents and never to
estimate totals. <em>The numbers will rise</em>: they will, as soon as you count properly, and the board should hear
it from you in advance. <em>Colleagues will feel blamed</em>: they will, if the file says who was on the phone.
Record the source instead of the person. In our sixty, the person had followed a document in all but three.</p>
<p>One more trap. Do not mend the script alone. If the shortened copy was wrong, ask why a copy was needed. In this
case the instruction ran to eleven pages and the hotline has ninety seconds. Since then the agent quotes the long
version, and the copy has been withdrawn. How to find the other copies is in
<a href="/blog/one-change-of-policy-every-answer-changed">one change of policy, every answer changed</a>.</p>`,
  conclusion: `<p>Read your last ten closed complaints backwards. For each, write the first question on a card and
sort the cards into the five rows. If more than three fall into the second, you have found two documents that ought to
be introduced to each other. A <a href="/knowledge-audit">knowledge audit</a> begins with exactly such cards.</p>
<p>The customer received 39 euros, an apology without adjectives and a sentence saying what had been changed. She
wrote back. It was the first letter of thanks in that file series since 2019, and it was also four lines long.</p>
<p>State of the law: July 2026. Sources: sections 675u, 675x and 676b BGB and section 62 ZAG at
<a href="https://www.gesetze-im-internet.de/">gesetze-im-internet.de</a>; Article 22 of
<a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">Regulation (EU) 2016/679</a> (GDPR) and Article 50 of
<a href="https://eur-lex.europa.eu/eli/reg/2024/1689/oj">Regulation (EU) 2024/1689</a> (AI Act); BaFin circular
06/2018.</p>`,
  cta: null,
  seo_description:
    "Most complaints start as a question that was not answered well. How to read sixty complaints backwards, and what an AI agent may do at the complaints desk.",
  keywords: "complaint handling, BaFin, ZAG, root cause, knowledge agent, direct debit",
};
