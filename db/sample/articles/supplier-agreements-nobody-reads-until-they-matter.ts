import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 13,
  slug: "supplier-agreements-nobody-reads-until-they-matter",
  title: "Supplier agreements nobody reads until they matter",
  summary:
    "Forty carrier agreements, fourteen fields, thirty-three hours. A register that answers before the lawyer has to.",
  category: "Logistics",
  author: "Your Name",
  publication_date: "2026-05-16T07:00:00.000Z",
  featured_image_url: "/media/covers/supplier-agreements-nobody-reads-until-they-matter.svg",
  featured_image_url_2: null,
  introduction: `<p>The agreement was signed in 2019 by two people who have both left since, one on each side. It has
eleven pages and two annexes. It came to light this March, when a lorry with 22 pallets spent a weekend in the wrong
yard and someone asked who pays for the waiting.</p>
<p>Finding the agreement took two days. Reading it took a quarter of an hour. The answer had been in clause 7.3 all
along, with a deadline that had passed the evening before. This article shows how to put the answer within reach
first. Purchasing in a hospital and outsourcing in a bank keep the same kind of cupboard. The figures come from an
example firm and are illustrative.</p>`,
  section_1: `<h2>The same questions every year</h2>
<p>Begin with what is asked, not with what is signed. In the example a working student searched one year of mail in
dispatch, purchasing and accounts for “contract”, “agreed” and “who pays”. That left 83 real questions, eleven of them
different. Six of them, with the position German law or the CMR takes when your agreement says nothing:</p>
<table>
<caption>What people ask, and what applies if the agreement is silent</caption>
<thead><tr><th scope="col">Question</th><th scope="col">Without a clause</th><th scope="col">Where to
look</th></tr></thead>
<tbody>
<tr>
<th scope="row">Who pays for waiting?</th>
<td>Beyond a reasonable time, and for reasons outside the carrier’s sphere, the carrier may claim reasonable
remuneration</td>
<td>Section 412(3) HGB</td>
</tr>
<tr>
<th scope="row">How much for damaged goods?</th>
<td>At most 8.33 special drawing rights per kilogram of gross weight</td>
<td>Section 431 HGB, Art. 23 CMR</td>
</tr>
<tr>
<th scope="row">How long may we complain?</th>
<td>Visible damage at delivery, hidden damage within 7 days, delay within 21 days</td>
<td>Section 438 HGB, Art. 30 CMR</td>
</tr>
<tr>
<th scope="row">When does a claim lapse?</th>
<td>After one year as a rule, after three in the case of intent or equivalent fault</td>
<td>Section 439 HGB, Art. 32 CMR</td>
</tr>
<tr>
<th scope="row">May we cancel a transport?</th>
<td>Yes; the carrier claims the freight less what it saves, or a third of the freight</td>
<td>Section 415 HGB</td>
</tr>
<tr>
<th scope="row">Do we answer for a subcontractor’s wages?</th>
<td>Yes, for the minimum wage, in the manner of a guarantor</td>
<td>Section 13 MiLoG, section 14 AEntG</td>
</tr>
</tbody>
</table>
<p>Two remarks on the table. For the seven days the CMR does not count Sundays and public holidays, so a note about
national transport does not serve for an international one. And the limit of 8.33 may be moved by standard terms
within Germany, between 2 and 40 special drawing rights, provided the other side’s attention is drawn to it properly
(section 449 HGB). Under the CMR it is mandatory. Which regime governs a transport is therefore the first thing to
ask.</p>
<p>Do the sum once. A pallet of 620 kilograms, worth 41,000 euros, is lost. 620 times 8.33 makes 5,164.60 special
drawing rights. At an assumed 1.17 euros that is about 6,040 euros. The other 35,000 are a question for your
insurance, and it is better put in May than in December.</p>`,
  section_2: `<h2>From the cupboard to a register</h2>
<ol>
<li><strong>Collect.</strong> Look in four places: purchasing, dispatch, accounts, and the mailbox of whoever left
last. In the example firm 31 agreements were in the folder and nine more were in use.</li>
<li><strong>Find the valid version.</strong> Agreement, amendments, price annexes, and the email in which someone
agreed to “keep it as last year”. Mark what has been replaced.</li>
<li><strong>Extract fourteen fields</strong>, each with its clause number and the exact words. A machine may write the
first draft.</li>
<li><strong>Second reader.</strong> A person compares every field with the page. Money and deadlines are
initialled.</li>
<li><strong>Calendar.</strong> Last day for notice, minus six weeks, into the diary of the person who decides. Two
diaries, if that person takes holidays.</li>
</ol>
<p>The fourteen fields: parties; valid version; term; notice; prices and fuel clause; minimum volumes; loading times
and waiting; liability limit; proof of insurance; subcontracting; pallets and load carriers; confidentiality and data
protection; law and jurisdiction; owner in the firm. The last one is empty most often and matters most.</p>
<p>For forty agreements the firm noted start and end times on the sheet: 35 minutes each for the draft and its
correction, 15 for the second reader. That is 2,000 minutes, or 33 hours, spread over three weeks.</p>
<h3>What the second reader found</h3>
<p>Of 560 fields the second reader changed 31, about one in eighteen. Nine were typing errors. In fourteen the machine
had taken a rate from an annex that had been replaced. In eight it had filled in a liability limit where the agreement
had none, because agreements of this kind usually do. That last sort of error is the dangerous one. It looks exactly
like a right answer, and only the demand for a clause number brings it out. Make “not regulated” an entry of its
own.</p>`,
  section_3: `<h2>Who may ask, and what they get</h2>
<p>A good answer from the register has three lines: what applies, the clause in its own words, and the page. “Waiting:
first two hours free, then 45 euros an hour, to be claimed within three working days. Clause 7.3, version of 1
February 2024, page 6.” Dispatch can act on that at nine in the evening.</p>
<h3>Where it must stop</h3>
<ul>
<li>“Is this clause valid?” Standard terms are reviewed for fairness between businesses as well (sections 307 and 310
BGB). That question goes to counsel, with the clause attached.</li>
<li>“Can we get out of this?” The register gives the notice period. Tactics are for people.</li>
<li>Anything for which two documents contradict each other. It shows both and names the owner.</li>
</ul>
<h3>Access</h3>
<p>Prices are trade secrets only as long as you treat them as such: the German Trade Secrets Act asks for appropriate
secrecy measures (section 2 GeschGehG). So dispatch sees waiting times and complaint deadlines, purchasing sees rates,
and the carrier’s competitor, visiting your meeting room, sees nothing. Agreements also hold names, numbers and bank
details, so whoever hosts the system for you needs a processing contract under Article 28 GDPR. Check as well whether
the agreements themselves forbid passing them to third parties. Several did.</p>
<p>A log of who asked about which supplier is suited to monitoring staff. Talk to the works council under section
87(1) no. 6 BetrVG before it exists. Extracting clauses is, broadly, not among the high-risk uses of the EU AI Act.
People should still know when a machine wrote the draft, so the register says so next to each field.</p>
<h3>What can be said against it</h3>
<p>“We have a contract management system.” Then you have step one, perhaps. Ask it who pays for waiting at supplier 12
and look at the clock. It files documents and reminds you of dates. Both are useful, and neither answers the
driver.</p>
<p>“Legal will not want dispatch reading contracts.” Legal is delighted when the first question is no longer “Do we
have a contract?”. Let counsel approve the wording of the answers and the list of stops.</p>
<p>“Forty agreements are a lot.” Start with the ten that cause the most mail. In the example they accounted for 57 of
the 83 questions. What the asking costs you in a year can be estimated with the <a href="/roi-calculator">ROI
calculator</a>; enter the hours you counted rather than the default.</p>`,
  conclusion: `<p>On Monday, take the three suppliers with the most complaints and try to find the valid agreement of
each. Note the minutes. If all three are on your desk in half an hour, you need this article less than most. If not,
you have your business case, in minutes, without a survey.</p>
<p>Then fill in the fourteen fields for one of them by hand. The weekend in the wrong yard cost 1,080 euros in the
end. Clause 7.3 would have made it someone else’s, until Wednesday at six. Nothing here replaces legal advice; it
makes sure that the advice starts from the right page. More of this kind of work is on the page about
<a href="/services/logistics">logistics</a>.</p>`,
  cta: `<h2>Bring your worst agreement</h2>
<p>Name one supplier and one question your dispatch asks about it. In half an hour we look at how the answer is found
today and what it would take to find it in a minute.</p>
<p><a href="/contact">Suggest a date</a></p>`,
  seo_description:
    "Turn forty carrier agreements into a register of fourteen fields: method, error rates, HGB and CMR defaults, " +
    "access rules and limits.",
  keywords: "supplier agreements, carrier contracts, CMR, HGB, contract register, liability, trade secrets",
};
