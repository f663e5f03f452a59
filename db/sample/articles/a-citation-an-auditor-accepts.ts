import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 17,
  slug: "a-citation-an-auditor-accepts",
  title: "A citation an auditor accepts",
  summary:
    "What an answer must carry so that internal audit stops asking for screenshots. A record, a stopwatch and a sample of sixty.",
  category: "Financial Services",
  author: "Your Name",
  publication_date: "2026-11-07T07:00:00.000Z",
  featured_image_url: "/media/covers/a-citation-an-auditor-accepts.svg",
  featured_image_url_2: null,
  introduction: `<p>The auditor had drawn forty answers from the agent’s log and printed them. Each carried a source.
She laid the pile on the table and asked the head of the back office to show her, for every sheet, the sentence the
answer rested on. By lunch she had accepted eleven.</p>
<p>None of the forty answers was wrong. That is the uncomfortable part. Twenty-nine were right and could not be shown
to be right, which in an audit report comes to much the same paragraph. The bank is a composite and its figures are
illustrative; the pile of paper is not, I have sat in front of three of them.</p>`,
  section_1: `<h2>What the auditor is testing</h2>
<p>An auditor does not check whether your software is clever. She checks whether she can do without it. Records have
to be such that an informed third party can follow them years later, and that third party is the measure. She has your
document archive, a desk and no access to the agent.</p>
<blockquote><p>I do not need to trust the machine. I need to arrive at the same sentence on foot.</p></blockquote>
<p>So we timed it. A trainee from another department was given the printed answer, its citation and a stopwatch. If
she held the sentence in her hand within two minutes, the citation passed. Two minutes is our own line and you may
draw another. Draw it before you count.</p>
<table>
<caption>Forty citations, walked on foot (illustrative sample)</caption>
<thead>
<tr><th scope="col">Result</th><th scope="col">Answers</th><th scope="col">What was missing</th></tr>
</thead>
<tbody>
<tr><th scope="row">Accepted</th><td>11</td><td>Nothing</td></tr>
<tr><th scope="row">Right document, wrong day</th><td>13</td>
  <td>The version in force when the answer was given</td></tr>
<tr><th scope="row">Document named, no passage</th><td>7</td>
  <td>Section and wording; one document had 84 pages</td></tr>
<tr><th scope="row">Passage does not carry the answer</th><td>5</td>
  <td>The step from the sentence to the conclusion</td></tr>
<tr><th scope="row">Link leads nowhere</th><td>4</td><td>A name that survives a move of the intranet</td></tr>
</tbody>
</table>
<p>The largest group deserves a second look. The link worked. It opened the current version, which had come into
force five weeks after the question. A link to today’s document is evidence about today. More on that in
<a href="/blog/one-change-of-policy-every-answer-changed">what one change of policy does to your answers</a>.</p>`,
  section_2: `<h2>What the record holds, and why</h2>
<p>A usable citation is a small record, written at the moment of the answer and never recalculated. This is the form I
leave behind in banks. It fits on an index card.</p>
<pre><code>Citation record
---------------------------------------------------------
1 Answer no.     2026-10-14 / 00317
2 Asked          14 Oct 2026, 10:42, role: branch service
3 Document       Instruction 4.12 "Powers of attorney"
4 Version        7.1, in force from 1 Sept 2026
5 Place          section 3.2, second sentence (page 6)
6 Wording        "A power granted before a name change
                  remains valid if ..."
7 Fingerprint    sha-256 of the document file
8 Status         quoted in full / abridged / no source
---------------------------------------------------------</code></pre>
<ul>
<li><strong>Version and date in force</strong> answer the thirteen. Take the date from the document’s release, never
from the date of the file.</li>
<li><strong>Place</strong> is the section first and the page second. Pages move when someone changes the font.</li>
<li><strong>Wording</strong> is copied, word for word, including the clumsy parts. A summary of a source is a second
answer that needs its own citation.</li>
<li><strong>Fingerprint</strong> proves that the archived file is the one that was read. Your IT department can
explain it to audit in five minutes and will enjoy doing so.</li>
<li><strong>Status</strong> makes a refusal count. ‘No source found’ with time and question is one of the most
valuable records in the file: it shows that the agent stops where the documents stop.</li>
</ul>
<p>One rule on number. The five answers in the fourth row had between four and seven sources each. Seven sources look
diligent, and leave it open which one bears the load. Ask for one carrying passage, at most two, and let the rest go
under ‘see also’.</p>`,
  section_3: `<h2>Sixty answers a quarter</h2>
<p>Walking every citation would take a department, and you do not have to. Draw sixty answers at random each quarter
and let someone outside the department walk them. If all sixty pass, you may say with 95 per cent confidence that
fewer than five in a hundred are faulty. The sum behind it is old and short: with no fault in <em>n</em> cases the
upper limit is about three divided by <em>n</em>, here 3 / 60. One fault in sixty raises that limit to roughly eight
in a hundred, and you write down why it happened. At two minutes each the exercise costs two hours.</p>
<p>The same objections come up every time.</p>
<ul>
<li><strong>‘The phone was never asked for this.’</strong> True. The phone left no trace to ask about. You are
introducing a witness, and a witness gets questioned.</li>
<li><strong>‘That is a lot of data.’</strong> Three hundred answers a day on 250 days over five years make 375,000
records. At three kilobytes apiece that is a little over one gigabyte. It fits on the stick in your drawer, though
please not there.</li>
<li><strong>‘Must all of it be kept for five years?’</strong> Not necessarily. Whether an answer belongs to the
records depends on what was done with it. Let compliance decide by type of question, in writing, and name the edition
of the rule it worked from.</li>
<li><strong>‘Then we are logging our staff.’</strong> You would be, if field two held a name. The auditor needs the
role. Keep identity apart or do not record it at all. The data protection officer and the works council will both ask,
and both are easier to satisfy before the log exists. I have written up
<a href="/blog/the-works-council-the-agent-and-the-log-file">that conversation</a> separately.</li>
</ul>
<p>A last pitfall. Some systems write the answer first and look for a supporting passage afterwards. The result reads
well and fails in row four. Ask your supplier in which order it happens. If he has to ask his developers, note the
date of his reply. The order is also on the list of things I would want to know about
<a href="/solutions/asksopia">the assistant I offer myself</a>.</p>`,
  conclusion: `<p>The cheapest way to find out where you stand is an hour of a trainee’s time. Take ten answers of
last week from whatever your people use, be it an agent, the intranet search or the colleague with the good memory,
and hand her the stopwatch. Count how many sentences are in her hand after two minutes. Write the number at the top of
a page, put the fields of the record underneath, and send it to internal audit before they send something to you.</p>
<p>In the composite bank the second pile came five months later. She accepted thirty-seven of forty, and spent the
rest of the morning on the three. That is what a finding should look like: small, specific and finished by lunch.</p>`,
  cta: `<h2>Ten answers, one stopwatch</h2>
<p>Bring ten answers from your own bank. In the knowledge audit we walk each citation together and you keep the
record, whichever system you use afterwards.</p>
<p><a href="/knowledge-audit">Request a knowledge audit</a></p>`,
  seo_description:
    "What internal audit needs from an AI answer: version, place, wording and date. A record, a two-minute test and a quarterly sample of sixty.",
  keywords: "audit trail, citations, internal audit, AI knowledge agent, evidence",
};
