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
night shift had asked for the dose she ought to have known. Everyone in the room knew who was on nights that
week.</p>
<p>‘Who reads this?’ said the chair. ‘Nobody,’ said the supplier. The project stood still for four months. It had
taken one line, and it was the wrong answer to a good question. The scene is a composite. I have been in that room, in
two industries.</p>`,
  section_1: `<h2>Why the log is the subject</h2>
<p>Section 87(1) no. 6 BetrVG gives the works council co-determination on the introduction and use of technical
devices intended to monitor the behaviour or performance of employees. The word ‘intended’ misleads newcomers. For
decades the Federal Labour Court has read it to mean that the device is objectively <em>capable</em> of monitoring,
whatever the employer has in mind. In 2018 it confirmed that there is no threshold of triviality and that a common
spreadsheet can suffice (1 ABN 36/18). An agent that stores questions by user is well inside.</p>
<p>Co-determination means agreement. Without it the council can ask a court to stop the use, and if talks fail a
conciliation board decides in place of both sides (section 87(2)). Two neighbours belong on the same sheet:</p>
<ul>
<li><strong>Section 90(1) no. 3</strong>: the employer informs the council in good time when planning working
procedures that include the use of artificial intelligence. Good time is before the contract.</li>
<li><strong>Section 80(3)</strong>: if the council has to assess AI, calling in an expert counts as necessary. The
employer pays.</li>
</ul>
<p>There is a decision that is quoted to the contrary. In January 2024 the labour court in Hamburg (24 BVGa 1/24)
refused a council that wanted a chatbot stopped. The employees used private accounts, the employer had no access to
any data, and so no pressure of surveillance arose. That was a first-instance ruling in interim proceedings. Your
agent runs on your account, and the log is in your building.</p>
<p>Two reminders on scope. Public hospitals and offices have staff councils under federal or state law, and church
institutions have their own rules (sections 130 and 118(2) BetrVG). And a works agreement does not make unlawful
processing lawful. The European Court of Justice held in December 2024 (C-65/23) that collective agreements must
observe Articles 5, 6 and 9 GDPR in full, and that courts may check it.</p>`,
  section_2: `<h2>Go through the fields, one by one</h2>
<p>Talks about ‘the AI’ take months. Talks about fields take an afternoon. Print a real log line, anonymised, and take
the columns in turn: what do we need it for, who sees it, when does it go? Here is where an illustrative hospital with
900 staff arrived, after two meetings.</p>
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
<tr><th scope="row">User name</th><td>Sign-in, misuse</td><td>Nobody; opened by two keys</td>
  <td>7 days, apart from the text</td></tr>
<tr><th scope="row">Ward, device, location</th><td>None was found</td><td>Not stored</td><td>Not stored</td></tr>
</tbody>
</table>
<p>The last row was the most productive of the afternoon. Nobody could say what the location was for; the software had
offered it.</p>
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
<p>Clause 3 carries the weight, and it protects the employer too. Under the AI Act, Annex III, a system used to
monitor and evaluate employees is high-risk. An agent that quotes procedures is, as a rule, not. The clause keeps it
so. Whether a labour court would honour its last half-line is doubtful (Federal Labour Court, 2 AZR 296/22); between
the parties the promise still counts. Council and Parliament agreed in May to move the high-risk duties to December
2027 and the formal adoption is pending as I write; the borderline is the same on either date. If your agent listens
to voices, add that it draws no conclusions about mood. Emotion recognition at work has been forbidden since February
2025, save for medical or safety reasons.</p>
<p>Clause 4 is the one suppliers dislike. An update that adds ‘usage insights by user’ on a Thursday night breaks your
agreement on Friday morning, and you will be the one who explains it.</p>
<p>What speaks against all this? <em>It takes time.</em> In my experience six to ten weeks if the council sees the
first draft of the table, and four months if it sees the finished product. <em>Without names we cannot help people who
are struggling.</em> You were never going to find them through a log; you find them by asking, and they will use the
agent only if it is no confessional. In the hospital above, a third of the load fell between 8 p.m. and 6 a.m. Those
are people who do not want to wake anyone. The first disciplinary talk that begins with ‘we saw that you asked’ ends
that for good.</p>
<p>And <em>what about misuse?</em> It happens. Two keys and concrete suspicion are enough, and the one time they were
turned it was a forgotten session at the reception desk. The impact assessment under Article 35 GDPR, by the way, can
borrow the table as it stands.</p>`,
  conclusion: `<p>On Monday, ask IT or the supplier for one real line of the log with every field there is, blacken
the content, and put it on a sheet with four columns: field, purpose, who, how long. Where you cannot fill in the
second, strike the first. Then ring the chair of the works council and offer her the sheet. Not the slides.</p>
<p>The hospital signed in week nine. At the review after six months the council had one request, which was that the
night shift be given a second tablet. Which questions are worth keeping at all is where a
<a href="/knowledge-audit">knowledge audit</a> begins.</p>`,
  cta: null,
  seo_description:
    "Section 87(1) no. 6 BetrVG and the log of a knowledge agent: which fields to keep, who may see them, and a works agreement in nine clauses.",
  keywords: "works council, BetrVG 87, co-determination, log data, GDPR, AI Act, works agreement",
};
