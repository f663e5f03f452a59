import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 19,
  slug: "dora-marisk-and-the-knowledge-agent",
  title: "DORA, MaRisk and the knowledge agent: what the outsourcing file needs",
  summary:
    "An outsourcing officer asked where her question had gone. Twelve documents went into her file, and two of them are almost always missing.",
  category: "Financial Services",
  author: "Your Name",
  publication_date: "2026-08-29T07:00:00.000Z",
  featured_image_url: "/media/covers/dora-marisk-and-the-knowledge-agent.svg",
  featured_image_url_2: null,
  introduction: `<p>The outsourcing officer had heard about the agent in the canteen. Payments had been using it for
eleven weeks, thirty people, and they liked it. ‘It is only a search engine,’ said the head of payments, when she came
up to ask. She nodded, sat down, and asked it a question of her own. Then she asked him where her question was
now.</p>
<p>He rang the supplier. The supplier was not sure. By four o’clock they knew that the question lay with a hosting
company in one country, that its answer had been written by a model in another, and that the model’s provider already
sat behind three other systems of the bank. ‘Thank you,’ she said, and took an empty file from the cupboard.</p>
<p>This is a list of what goes into that file, in the order in which she asked for it. I am a consultant and no
lawyer; the classification is your institution’s own, and so is the responsibility for it. Bank, officer and figures
are invented.</p>`,
  section_1: `<h2>Why the file is worth having</h2>
<p>A file that exists for the supervisor gets written in the week before the visit. Hers had another reason, and the
head of payments supplied it himself. ‘What happens on the day it is wrong?’ she asked. He said that they would
notice. ‘How did you do recalls before?’ There had been a manual. It had been taken off the intranet in spring, since
everyone now asked the agent.</p>
<p>So thirty people relied on a service that could change or stop without anyone in the bank having decided it, and
the way back had been tidied up. The file is how you find that out in time. It begins with a classification on one
page:</p>
<ul>
<li><strong>Is it an ICT service?</strong> DORA defines the term broadly: digital and data services provided through
ICT systems on an ongoing basis. A hosted agent is one, so the contract belongs in the register of information. An
agent that your own people run on your own machines, with an open model and no support contract, may not be. Then your
own ICT risk management carries it, and that is no lighter.</li>
<li><strong>Does it support a critical or important function?</strong> This decides between the short contract list
and the long one. An agent that tells branch staff which form to use can be away for a day; people go back to the
intranet and grumble. An agent on which recalls have come to rely, with the manual gone, is another matter.</li>
<li><strong>Is it also outsourcing?</strong> Buying in software is not automatically a case of it, and where MaRisk
ends and DORA begins has been moving. Do one analysis, record both answers with the edition you used, and date it. A
reasoned ‘no’ is a good document. A missing ‘no’ is a finding.</li>
</ul>
<p>She made him answer the second question for the state in two years, too. Agents grow quietly. The pilot for 30
people on forms becomes the reference for 400 on everything, and the classification stays as it was because no
contract has changed. Put triggers in the file: number of users, kinds of documents, abolition of the old route. When
one trips, classify again.</p>`,
  section_2: `<h2>What goes into the file</h2>
<p>The morning after, they went down the list with a pencil: have, have not, not needed because. It took an hour. For
a service that supports no critical or important function, the rows marked with an asterisk can be short or fall
away.</p>
<table>
<caption>The file for a knowledge agent</caption>
<thead>
<tr><th scope="col">Document</th><th scope="col">What is particular to an agent</th></tr>
</thead>
<tbody>
<tr><th scope="row">Classification, reasoned</th><td>State today, triggers for tomorrow</td></tr>
<tr><th scope="row">Risk analysis and due diligence</th><td>Wrong answers, leaks across roles, dependence on one
model</td></tr>
<tr><th scope="row">Register entry</th><td>Supplier, hosting, model provider as a chain</td></tr>
<tr><th scope="row">Contract, basic list</th><td>Places of processing, including those of the model</td></tr>
<tr><th scope="row">Contract, long list*</th><td>Targets for answers, audit rights down the chain</td></tr>
<tr><th scope="row">Concentration view*</th><td>Does the model provider already sit behind other systems?</td></tr>
<tr><th scope="row">Subcontractor list*</th><td>Notice before the model is exchanged</td></tr>
<tr><th scope="row">Exit plan*</th><td>Documents are yours anyway. Questions, test set and corrections often are
not</td></tr>
<tr><th scope="row">Incident route</th><td>Who decides that a series of wrong answers is an incident?</td></tr>
<tr><th scope="row">Processing agreement and record</th><td>Questions are personal data as soon as an account hangs on
them</td></tr>
<tr><th scope="row">Impact assessment, or why none</th><td>Log of questions, access by role, retention</td></tr>
<tr><th scope="row">Note on AI</th><td>Intended purpose, forbidden uses, training of staff</td></tr>
</tbody>
</table>
<p>Fewer than half were there. Most of the rest was the supplier’s to send, and took longest, because he first had to
find out who his own suppliers were: nine working days of effort, spread over as many weeks as the agent had already
been running. The second file, a year later, took two days.</p>
<p>A word on the last row. An agent that quotes internal instructions to staff is as a rule not high-risk under the AI
Act. Its neighbours are: assessing the creditworthiness of natural persons, and evaluating employees. State in one
paragraph what the agent is for and what it must not be used for. Then configure it accordingly, and have the
paragraph read by someone in payments. If she laughs, it is not accurate.</p>`,
  section_3: `<h2>The two documents that are missing</h2>
<p><strong>The exit that someone has walked.</strong> Nearly every file contains an exit plan. Few contain the minutes
of a rehearsal. Theirs took an afternoon:</p>
<ol>
<li>Switch the agent off for one team from 1 to 5 p.m. Tell them in advance.</li>
<li>Let them work from the old route: intranet, folder, phone.</li>
<li>Note every question that could not be answered, and how long the others took.</li>
<li>In the same hours, ask the supplier for the full export: documents, versions, questions, test set, corrections.
Open the files. Look whether anyone but the supplier could use them.</li>
<li>One page of minutes, signed, into the file.</li>
</ol>
<p>At ten past two the phone of the longest-serving colleague was engaged, and it stayed engaged. By five the team had
dealt with all but six cases, and she had asked for the rest of the week off. The export came as a folder of 9,000
text snippets without document names. Both facts went into the minutes. So did the decision that followed: the manual
returned to the intranet, with an owner, on the Monday.</p>
<p><strong>The acceptance of a new model.</strong> Suppliers exchange the language model behind the agent, sometimes
four times a year, because the old one is switched off. For your staff the screen looks the same. For the file it is a
change to a system on which people rely. Agree on notice (six weeks is obtainable), on a fixed set of your own
questions to be run before and after, and on a right to stay with the old model until someone has looked at the
result. How such a run works is the subject of <a href="/blog/one-change-of-policy-every-answer-changed">another
article</a>; the method is the same whether the policy changes or the model.</p>
<p>Pitfalls, briefly:</p>
<ul>
<li>The supplier’s certificate covers the data centre. Check whether it covers the application.</li>
<li>‘Processing in the EU’ was true of storage, while support looked in from elsewhere. Ask about access as well as
location.</li>
<li>The pilot ran on a free trial, without a contract, with real instructions. Pilots are in scope from the first
document.</li>
<li>The right to audit exists on paper and costs a day rate. Settle the rate before you need the day.</li>
</ul>
<p>The counter-argument is proportionality, and it is a sound one; DORA itself asks for it. A cooperative bank with 60
staff should not copy the file of a large bank. It should have the same headings, each with as many lines as the risk
deserves. For some headings that is one line and a date.</p>`,
  conclusion: `<p>Ask the officer’s first question in your own bank, before she does: type something into the agent
and find out where it went. If the answer takes longer than an afternoon, open the file with that sentence and a date.
Send the gaps that concern the supplier to the supplier on the same day, since his answers take longest.</p>
<p>And strike ‘it is only a search engine’ from the application. A search engine shows you where to look. An agent
tells people what applies, and they will act on it. That is its use, and it is the reason for the file. What
<a href="/services/financial">such a project in a bank</a> looks like as a whole is on a page of its own.</p>
<p>State of the law: August 2026. Sources: <a href="https://eur-lex.europa.eu/eli/reg/2022/2554/oj">Regulation (EU)
2022/2554</a> (DORA), in application since 17 January 2025, Article 4 (proportionality), Articles 17 to 19
(incidents), Article 28 (register, risk analysis, exit), Article 29 (concentration) and Article 30 (contracts);
section 25b KWG and MaRisk AT 9 (outsourcing); Articles 28, 30 and 35 of the
<a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">GDPR</a>;
<a href="https://eur-lex.europa.eu/eli/reg/2024/1689/oj">Regulation (EU) 2024/1689</a> (AI Act), Annex III. Both
MaRisk and the dates of the AI Act have been under revision, so note the edition you used.</p>`,
  cta: `<h2>An hour with the file</h2>
<p>If an agent is on its way into your institution, or already there, I will go through the twelve rows with you and
your outsourcing officer. You keep the marked-up list.</p>
<p><a href="/contact">Arrange a conversation</a></p>`,
  seo_description:
    "What the DORA and MaRisk file for an AI knowledge agent contains: the classification, twelve documents, and the two rehearsals that are usually missing.",
  keywords: "DORA, MaRisk AT 9, outsourcing, ICT third-party risk, AI Act, exit plan, register of information",
};
