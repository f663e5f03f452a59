import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 19,
  slug: "dora-marisk-and-the-knowledge-agent",
  title: "DORA, MaRisk and the knowledge agent: what the outsourcing file needs",
  summary:
    "Three questions decide how thick the file gets. Twelve documents go into it, and two of them are almost always missing.",
  category: "Financial Services",
  author: "Your Name",
  publication_date: "2026-08-29T07:00:00.000Z",
  featured_image_url: "/media/covers/dora-marisk-and-the-knowledge-agent.svg",
  featured_image_url_2: null,
  introduction: `<p>‘It is only a search engine’ is the sentence with which most knowledge agents enter a bank. It
usually survives until the outsourcing officer asks where the questions are stored. Then there is a pause, then a call
to the supplier, then a file that ought to have been opened eleven weeks earlier.</p>
<p>This is a list of what goes into that file. I am a consultant and no lawyer; the classification is your
institution’s own, and so is the responsibility for it. What I can offer is the order in which the questions come, and
the places where I have seen files returned.</p>`,
  section_1: `<h2>Three questions before the first form</h2>
<p><strong>Is it an ICT service?</strong> Regulation (EU) 2022/2554, DORA, applies since 17 January 2025. It defines
ICT services broadly: digital and data services provided through ICT systems on an ongoing basis. A hosted agent is
one. So the contract belongs in the register of information under Article 28(3), whatever your view of its importance.
An agent that your own people run on your own machines, with an open model and no support contract, may not be. Then
the duties on your own ICT risk management remain, and they are not shorter.</p>
<p><strong>Does it support a critical or important function?</strong> This decides between the short contract list in
Article 30(2) and the long one that adds Article 30(3). The test looks at what happens if the service fails or gives
wrong results. An agent that tells branch staff which form to use can be away for a day. Colleagues go back to the
intranet and grumble. An agent on which payment investigations have come to rely, with the old manual archived, is
another matter.</p>
<p><strong>Is it also outsourcing?</strong> Section 25b KWG and MaRisk AT 9 know the term, and buying in software is
not automatically a case of it. How far AT 9 applies beside DORA to the same ICT contract is a line the supervisor has
been redrawing, and MaRisk is being revised as I write. Do one analysis, record both answers with the edition you
used, and date it. A reasoned ‘no’ is a good document. A missing ‘no’ is a finding.</p>
<p>Answer the second question for the state in two years, too. Agents grow quietly. The pilot for 30 people on forms
becomes the reference for 400 on everything, and nobody re-opens the classification because no contract changed. Put a
trigger in the file: number of users, kinds of documents, abolition of the old route. When one trips, classify
again.</p>`,
  section_2: `<h2>What goes into the file</h2>
<p>The table assumes a hosted agent from an outside supplier. For a service that supports no critical or important
function, the rows marked with an asterisk can be short or fall away.</p>
<table>
<caption>The file for a knowledge agent</caption>
<thead>
<tr><th scope="col">Document</th><th scope="col">Where it comes from</th>
  <th scope="col">What is particular to an agent</th></tr>
</thead>
<tbody>
<tr><th scope="row">Classification, reasoned</th><td>DORA Art. 28(4); MaRisk AT 9</td>
  <td>State today, triggers for tomorrow</td></tr>
<tr><th scope="row">Risk analysis and due diligence</th><td>DORA Art. 28(4) and (5)</td>
  <td>Wrong answers, leaks across roles, dependence on one model</td></tr>
<tr><th scope="row">Register entry</th><td>DORA Art. 28(3); Impl. Reg. (EU) 2024/2956</td>
  <td>Supplier, hosting, model provider as a chain</td></tr>
<tr><th scope="row">Contract, basic list</th><td>DORA Art. 30(2)</td>
  <td>Places of processing, including those of the model</td></tr>
<tr><th scope="row">Contract, long list*</th><td>DORA Art. 30(3)</td>
  <td>Targets for answers, audit rights down the chain</td></tr>
<tr><th scope="row">Concentration view*</th><td>DORA Art. 29</td>
  <td>Does the model provider already sit behind three other systems?</td></tr>
<tr><th scope="row">Subcontractor list*</th><td>DORA Art. 30(2)(a); Del. Reg. (EU) 2025/532</td>
  <td>Notice before the model is exchanged</td></tr>
<tr><th scope="row">Exit plan*</th><td>DORA Art. 28(8)</td>
  <td>Documents are yours anyway. Questions, test set and corrections often are not</td></tr>
<tr><th scope="row">Incident route</th><td>DORA Art. 17 to 19</td>
  <td>Who decides that a series of wrong answers is an incident?</td></tr>
<tr><th scope="row">Processing agreement and record</th><td>GDPR Art. 28 and 30</td>
  <td>Questions are personal data as soon as an account hangs on them</td></tr>
<tr><th scope="row">Impact assessment, or why none</th><td>GDPR Art. 35</td>
  <td>Log of questions, access by role, retention</td></tr>
<tr><th scope="row">AI Act note</th><td>Regulation (EU) 2024/1689</td>
  <td>Intended purpose, forbidden uses, training of staff</td></tr>
</tbody>
</table>
<p>A word on the last row. An agent that quotes internal instructions to staff is as a rule not high-risk under the AI
Act. Two neighbours are: assessing the creditworthiness of natural persons, and evaluating employees. This summer’s
amendment moved the duties for such systems to December 2027, which is a reason to write the boundary down calmly, and
no reason to skip it. State in one paragraph what the agent is for and what it must not be used for. Then configure it
accordingly.</p>
<p>Effort, illustrative, from two files of one mid-sized institution: the first took nine working days spread over
eleven weeks, the second two. Most of the eleven weeks was waiting for the supplier to find out who his suppliers
are.</p>`,
  section_3: `<h2>The two documents that are missing</h2>
<p><strong>The exit that someone has walked.</strong> Nearly every file contains an exit plan. Few contain the
minutes of a rehearsal. Yours can be done in an afternoon:</p>
<ol>
<li>Switch the agent off for one team from 1 to 5 p.m. Tell them in advance.</li>
<li>Let them work from the old route: intranet, folder, phone.</li>
<li>Note every question that could not be answered, and how long the others took.</li>
<li>Meanwhile, ask the supplier for the full export: documents, versions, questions, test set, corrections. Open the
files. Look whether anyone but the supplier could use them.</li>
<li>One page of minutes, signed, into the file.</li>
</ol>
<p>In one rehearsal the team did well and the export was a folder of 9,000 text snippets without document names. That
was worth knowing before notice was given.</p>
<p><strong>The acceptance of a new model.</strong> Suppliers exchange the language model behind the agent, sometimes
four times a year, because the old one is switched off. For your staff the screen looks the same. For the file it is a
change to a system on which people rely, so agree three things: notice (six weeks is obtainable), a fixed set of your
own questions to be run before and after, and a right to stay on the old model until the result has been looked at.
How such a run works is the subject of <a href="/blog/one-change-of-policy-every-answer-changed">another article</a>;
the method is the same whether the policy changes or the model.</p>
<p>Pitfalls, briefly:</p>
<ul>
<li>The supplier’s certificate covers the data centre. Check whether it covers the application.</li>
<li>‘Processing in the EU’ was true of storage, while support looked in from elsewhere. Ask about access as well as
location.</li>
<li>The pilot ran on a free trial, without a contract, with real instructions. Pilots are in scope from the first
document.</li>
<li>The right to audit exists on paper and costs a day rate. DORA wants costs for incident assistance settled
beforehand; settle the others too.</li>
</ul>
<p>The counter-argument is proportionality, and it is a sound one. DORA itself asks for it in Article 4. A cooperative
bank with 60 staff should not copy the file of a large bank. It should have the same twelve headings, each with as
many lines as the risk deserves. For some headings that is one line and a date.</p>`,
  conclusion: `<p>On Monday, take the table to your outsourcing officer and go through it with a pencil: have, have
not, not needed because. It takes an hour. Send the ‘have nots’ that concern the supplier to the supplier on the same
day, since his answers take longest.</p>
<p>And strike ‘it is only a search engine’ from the application. A search engine shows you where to look. An agent
tells people what applies, and they will act on it. That is its use, and it is the reason for the file. What
<a href="/services/financial">such a project in a bank</a> looks like as a whole is on a page of its own.</p>`,
  cta: `<h2>An hour with the file</h2>
<p>If an agent is on its way into your institution, or already there, I will go through the twelve rows with you and
your outsourcing officer. You keep the marked-up list.</p>
<p><a href="/contact">Arrange a conversation</a></p>`,
  seo_description:
    "What the DORA and MaRisk file for an AI knowledge agent contains: three questions, twelve documents, and the two rehearsals that are usually missing.",
  keywords: "DORA, MaRisk AT 9, outsourcing, ICT third-party risk, AI Act, exit plan, register of information",
};
