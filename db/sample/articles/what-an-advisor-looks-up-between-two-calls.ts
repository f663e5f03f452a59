import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 18,
  slug: "what-an-advisor-looks-up-between-two-calls",
  title: "What an advisor looks up between two calls",
  summary: "How one sentence took twelve minutes to find. A log of a working day, and how to keep one of your own.",
  category: "Financial Services",
  author: "Your Name",
  publication_date: "2026-10-10T07:00:00.000Z",
  featured_image_url: "/media/covers/what-an-advisor-looks-up-between-two-calls.svg",
  featured_image_url_2: "/media/covers/what-an-advisor-looks-up-between-two-calls-2.svg",
  introduction: `<p>At 10.48 the advisor put down the phone. At 11.00 she was due to ring the client back. He
wanted to move from one fund to another of the same company, and she wanted to know what the bank expects her to write
down when a client switches. It is a matter of one sentence. She knew that it existed and roughly what it said.</p>
<p>I sat next to her with a pencil. At 10.59 and some seconds she had the sentence and no minute left to read it
twice. The call began at 11.03. The client had not noticed. She had. She is good at her job. The following is about
everything that stands between a good advisor and one sentence.</p>`,
  section_1: `<h2>The gap, written down</h2>
<p>The log below shows that one gap. The advisor and the bank are a composite, the seconds are illustrative, and
anyone who has worked in a branch will recognise the order.</p>
<table>
<caption>One gap between two calls: nine systems, 720 seconds</caption>
<thead>
<tr><th scope="col">System</th><th scope="col">What she wanted from it</th><th scope="col">Seconds</th>
  <th scope="col">Kind</th></tr>
</thead>
<tbody>
<tr><th scope="row">Client file</th><td>Note of the last conversation</td><td>55</td><td>Client</td></tr>
<tr><th scope="row">Custody account</th><td>Present holdings</td><td>70</td><td>Client</td></tr>
<tr><th scope="row">Product database</th><td>Target market of the new fund</td><td>95</td><td>Product</td></tr>
<tr><th scope="row">Intranet search</th><td>Circular on switching</td><td>150</td><td>Rule</td></tr>
<tr><th scope="row">Shared drive</th><td>The annex the circular mentions</td><td>80</td><td>Rule</td></tr>
<tr><th scope="row">Email</th><td>A colleague’s explanation from March</td><td>110</td><td>Rule</td></tr>
<tr><th scope="row">Chat</th><td>Whether the explanation still holds</td><td>60</td><td>Rule</td></tr>
<tr><th scope="row">Price list (PDF)</th><td>Front-end load</td><td>65</td><td>Product</td></tr>
<tr><th scope="row">Forms portal</th><td>Number of the form</td><td>35</td><td>Form</td></tr>
</tbody>
</table>
<p>Read the last column. Four of nine searches, and 400 of 720 seconds, went into an <em>internal rule</em>. Those
are the four in which nothing about the client or the product mattered, and in which every advisor in the bank should
get the same words. The remaining 320 seconds concern data, and data has its own systems. Whoever promises you those
320 seconds as well is selling an integration project. It may be a good one. It is a different budget.</p>
<p>The rule has a legal floor, by the way. When investment advice involves a switch, Article 54(11) of Delegated
Regulation (EU) 2017/565 makes the firm compare the costs and benefits of old and new. The suitability statement under
section 64(4) WpHG is due before the deal is concluded, with a narrow exception for distance business. The bank’s
instruction turns this into ‘write this, here, in this form’. That sentence was what the twelve minutes were for.</p>`,
  section_2: `<h2>How to keep the log yourself</h2>
<p>You need five advisors, three ordinary days and a pad. No software, for reasons that follow. The observer sits
beside the desk and writes only in the gaps between calls.</p>
<pre>Gap log                         Date: ________  Desk: ____
----------------------------------------------------------
Gap no. | from | to   | system | kind: C / P / R / F | found?
   1    |      |      |        |                     | y / n
   2    |      |      |        |                     | y / n
----------------------------------------------------------
The question, in the advisor’s own words:
__________________________________________________________
C client   P product   R rule   F form
No client names. No advisor names. Desk numbers are drawn
by lot each morning.</pre>
<ol>
<li>Explain the sheet to the team the day before, and who will see it. Then show them the filled ones.</li>
<li>Count gaps, searches and seconds by kind. Use the median; one search that ran over lunch will spoil any
average.</li>
<li>Copy out the questions of kind R. Same question in other words counts as the same question.</li>
<li>Look for each of the ten commonest whether one valid document answers it. Two that disagree count as none.</li>
</ol>
<p>An illustrative result from fifteen advisor days: 131 gaps, 64 of them with a search for a rule, median four
minutes and forty seconds. That makes 4.3 searches and about 20 minutes per advisor and day. On 200 working days it is
66 hours a year; for forty advisors, some 2,650 hours. Put your own figures into the
<a href="/roi-calculator">calculator</a>, then halve the result before you show it to anyone. Minutes saved between
two calls become time only if someone plans them in.</p>
<p>Why is the gap log kept on paper? Because section 87(1) no. 6 BetrVG concerns technical devices capable of
monitoring staff, and the Federal Labour Court has made clear (1 ABN 36/18) that an ordinary spreadsheet can be one. A
pencil is not. Tell the works council all the same. It costs one conversation and you will need the goodwill
later.</p>`,
  section_3: `<h2>Where the agent ends and the advisor begins</h2>
<p>Once you know the ten questions, a knowledge agent is a reasonable way of putting the answers within reach. In a
securities business it needs a fence, and the fence is easier to build early.</p>
<ul>
<li><strong>It answers about rules, never about clients.</strong> Investment advice in the sense of section 2(8) no.
10 WpHG is a personal recommendation on a particular instrument. ‘May I recommend this fund to Mr B.?’ has to be
refused, every time, with a pointer to the suitability process.</li>
<li><strong>No client data in the question.</strong> The rule is the same for everyone, so the name adds nothing
except a GDPR problem and a breach of banking secrecy waiting for an occasion. A short line above the input field
helps more than a training day.</li>
<li><strong>It quotes, with version and section.</strong> An advisor who can see the paragraph will notice when it
does not fit. What such a quotation has to contain is in <a href="/blog/a-citation-an-auditor-accepts">a citation an
auditor accepts</a>.</li>
<li><strong>It does not replace competence.</strong> Section 87 WpHG asks for knowledgeable advisors. Someone who has
to look up what a target market is needs a course.</li>
<li><strong>It says when it does not know.</strong> Test this with five questions whose answers are in no document.
You want five refusals.</li>
</ul>
<p>There are counter-arguments. The first: good advisors know the rules by heart. They do, in the edition they
learned. In our log the three longest searches were by the most experienced colleague, who knew that something had
changed and would not guess.</p>
<p>The second: a better intranet search would do. Sometimes it would. If the ten rules are each on one page, valid,
with the title people would use, then spend a Friday on the titles and save the licence. If the answer sits in a
circular, its annex and an email from March, no search will put them together, and your first job is to write the
sentence down. Software comes after that.</p>`,
  conclusion: `<p>One advisor, one morning, one sheet. Ask for permission and sit down beside her. Do not help, do not
comment, and do not count calls. By noon you will own ten questions in the words in which they are asked, which is
more than most projects have at kick-off. What happens with those ten in a bank is described under
<a href="/services/financial">financial services</a>.</p>
<p>State of the law: October 2026. Sources: sections 2(8), 64(4) and 87 WpHG and section 87(1) BetrVG at
<a href="https://www.gesetze-im-internet.de/">gesetze-im-internet.de</a>; Article 54(11) of
<a href="https://eur-lex.europa.eu/eli/reg_del/2017/565/oj">Delegated Regulation (EU) 2017/565</a>; Federal Labour
Court, order of 23 October 2018, 1 ABN 36/18.</p>`,
  cta: null,
  seo_description:
    "One gap between two client calls, logged by the second. How to measure what advisors search for, and where a knowledge agent must stop under WpHG.",
  keywords: "advisors, search time, WpHG, MiFID II, knowledge agent, time log",
};
