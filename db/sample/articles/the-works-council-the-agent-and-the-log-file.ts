import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 25,
  slug: "the-works-council-the-agent-and-the-log-file",
  title: "The works council, the agent and the log file",
  summary: "Every question to an agent leaves a line behind. Settle who may read it before the first one is asked.",
  category: "Knowledge Management",
  author: "Your Name",
  publication_date: "2026-06-06T07:00:00.000Z",
  featured_image_url: "/media/covers/the-works-council-the-agent-and-the-log-file.svg",
  featured_image_url_2: null,
  introduction: `<p>The chair of the works council let the supplier finish his slides. Then she asked to see the log.
There was a file with the time, the user name and the question. Third line from the top, at 02.14, someone on the
night shift had asked for the dose she ought to have known. Everyone in the room knew who was on nights that week.</p>
<p>‘Who reads this?’ said the chair. ‘Nobody,’ said the supplier. She closed her folder, and the project stood still
for four months. He had given the wrong answer to a good question. This is the story of the second meeting, and of the
sheet of paper that made it short. Hospital, chair and supplier are composites; I have been in that room, in two
industries.</p>`,
  section_1: `<h2>Why she closed the folder</h2>
<p>I asked her afterwards. It was not the law, she said, although she knew her paragraph. Eleven years earlier the
hospital had bought a call system for the wards. It logged response times, for maintenance. In the second winter the
times were read out in a staff appraisal. The nurse had answered four calls late, on the night when the lift was
broken. The manager had meant no harm. The column was there, so he used it.</p>
<p>That is the reason to settle the log first. A promise not to look lasts as long as the person who made it. A field
that is never stored cannot be read out in February by someone who was not in the room.</p>
<p>The law says much the same in drier words. Section 87(1) no. 6 BetrVG gives the works council co-determination on
the introduction and use of technical devices intended to monitor the behaviour or performance of employees. The word
‘intended’ misleads newcomers. The labour courts have long read it to mean that the device is <em>capable</em> of
monitoring, whatever the employer has in mind. An agent that stores questions by user is well inside. Without
agreement the council can ask a court to stop the use, and if talks fail a conciliation board decides in place of both
sides. Its neighbours belong on the same sheet:</p>
<ul>
<li><strong>Section 90(1) no. 3</strong>: the employer informs the council in good time when planning working
procedures that include the use of artificial intelligence. Good time is before the contract.</li>
<li><strong>Section 80(3)</strong>: if the council has to assess AI, calling in an expert counts as necessary. The
employer pays.</li>
</ul>
<p>Public and church institutions have councils under rules of their own. The conversation is the same. What those
paragraphs require in your case is for your lawyers; what follows is what made the meeting work.</p>`,
  section_2: `<h2>The second meeting: fields, one by one</h2>
<p>This time there were no slides. The head of IT had printed one real log line, blackened the content, and turned it
on its side so that every field had a row. The sheet had four columns: what is it, what do we need it for, who sees
it, when does it go?</p>
<p>They took the rows from the top. ‘Question text,’ he read. ‘We need it to find gaps in the documents.’ ‘Then two
editors need it,’ said the chair, ‘by name, and not for longer than it takes to mend a document.’ Ninety days. It went
on like this, quite peacefully, until the second row from the bottom.</p>
<p>‘User name. For misuse.’ ‘Has there been any?’ There had not. ‘Then it can lie apart for a week, and it takes two
keys to open it. Yours and mine.’ He looked at his director, who nodded. ‘Ward, device, location,’ he read. ‘We need
that for.’ He turned the sheet over, as though the rest might be on the back. The software had offered it. Here is
where the hospital, which has 900 staff, arrived in one afternoon.</p>
<table>
<caption>What is stored when a question is asked</caption>
<thead>
<tr><th scope="col">Field</th><th scope="col">Purpose</th><th scope="col">Who sees it</th>
<th scope="col">Kept</th></tr>
</thead>
<tbody>
<tr><th scope="row">Question and answer text</th><td>Find gaps in the documents</td><td>Two named editors</td>
<td>90 days</td></tr>
<tr><th scope="row">Source and version quoted</th><td>Show what the answer rested on</td><td>Editors, audit</td>
<td>5 years, without user</td></tr>
<tr><th scope="row">Professional group</th><td>Access by role</td><td>Editors, in totals of ten or more</td>
<td>90 days</td></tr>
<tr><th scope="row">Time</th><td>Load, faults</td><td>Rounded to the day for editors</td>
<td>Exact: 7 days, IT only</td></tr>
<tr><th scope="row">User name</th><td>Sign-in, misuse</td><td>No reader; opened by two keys</td>
<td>7 days, apart from the text</td></tr>
<tr><th scope="row">Ward, device, location</th><td>None was found</td><td>Not stored</td><td>Not stored</td></tr>
</tbody>
</table>
<p>Rounding the time to the day does more than it seems. At 02.14 there are four people on a ward, and in a whole day
sixty. The total of ten or more has the same reason: a report on ‘physiotherapists, night’ is a report on Mr K. And
the text itself may name someone, so the input field says, in one line, that names of patients and colleagues do not
belong there.</p>
<p>The limit for the source field follows from a duty to show one’s work, which is strongest in banks; see
<a href="/blog/a-citation-an-auditor-accepts">a citation an auditor accepts</a>. Separate evidence from identity and
most of the quarrel goes away.</p>`,
  section_3: `<h2>The agreement, in nine clauses</h2>
<p>The following is a skeleton for your lawyers and theirs. It fits on two pages filled in.</p>
<pre>Works agreement on the knowledge agent (skeleton)
----------------------------------------------------------
1 Purpose     Answers from released documents. No other use.
2 Scope       Who may use it; use is voluntary / required for
3 Excluded    No assessment of conduct or performance, no
              ranking, no comparison of individuals; findings in
              breach of this are not used against anyone
4 Data        Table of fields (Annex 1). New field = new talks
5 Access      Roles by name of post (Annex 2). Opening of user
              data only on concrete suspicion of misuse, with
              one key each: employer, works council
6 Reports     Which, how often, totals of at least ten
7 Training    Time, content, before first use
8 Changes     Model, supplier, new function: notice six weeks
9 Review      After 6 months, on the actual log; term; what
              applies after notice
----------------------------------------------------------</pre>
<p>Clause 3 carries the weight, and it protects the employer too. Under the AI Act a system used to monitor and
evaluate employees counts as high-risk (Annex III). An agent that quotes procedures is, as a rule, not. The clause
keeps it so, and a report that would break it has no place in the software either. If your agent listens to voices,
add that it draws no conclusions about mood. Emotion recognition at work has been forbidden since February 2025, save
for medical or safety reasons (Article 5).</p>
<p>Clause 4 is the one suppliers dislike. An update that adds ‘usage insights by user’ on a Thursday night breaks your
agreement on Friday morning, and you will be the one who explains it.</p>
<p>What speaks against all this? <em>It takes time.</em> In my experience six to ten weeks if the council sees the
first draft of the table, and four months if it sees the finished product. The hospital signed in week nine.
<em>Without names we cannot help people who are struggling.</em> You were never going to find them through a log; you
find them by asking, and they will use the agent only if it keeps their questions to itself. In the hospital above, a
third of the load fell between 8 p.m. and 6 a.m. Those are people who do not want to wake anyone. At the review after
six months the council had one request, which was that the night shift be given a second tablet. The first
disciplinary talk that begins with ‘we saw that you asked’ ends that for good.</p>
<p>And <em>what about misuse?</em> It happens. Two keys and concrete suspicion are enough, and the one time they were
turned it was a forgotten session at the reception desk. The impact assessment that data protection asks for, by the
way, can borrow the table as it stands.</p>`,
  conclusion: `<p>Ask IT or the supplier for one real line of the log with every field there is, blacken the content,
and turn it on its side. Where you cannot fill in the purpose, strike the field. Then ring the chair of your works
council and offer her the sheet. Leave the slides at home.</p>
<p>Which questions are worth keeping at all is where a
<a href="/knowledge-audit">knowledge audit</a> begins.</p>
<p>State of the law: June 2026. Sources: sections 80, 87 and 90 BetrVG at
<a href="https://www.gesetze-im-internet.de/betrvg/">gesetze-im-internet.de</a>; Article 5 and Annex III of
<a href="https://eur-lex.europa.eu/eli/reg/2024/1689/oj">Regulation (EU) 2024/1689</a> (AI Act). This is experience,
not legal advice.</p>`,
  cta: null,
  seo_description:
    "Section 87(1) no. 6 BetrVG and the log of a knowledge agent: which fields to keep, who may see them, and a works agreement in nine clauses.",
  keywords: "works council, BetrVG 87, co-determination, log data, GDPR, AI Act, works agreement",
};
