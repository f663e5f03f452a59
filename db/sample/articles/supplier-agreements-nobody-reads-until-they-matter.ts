import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 13,
  slug: "supplier-agreements-nobody-reads-until-they-matter",
  title: "Supplier agreements nobody reads until they matter",
  summary:
    "Forty carrier agreements and one weekend in the wrong yard. A register that answers before the lawyer has to.",
  category: "Logistics",
  author: "Your Name",
  publication_date: "2026-05-16T07:00:00.000Z",
  featured_image_url: "/media/covers/supplier-agreements-nobody-reads-until-they-matter.svg",
  featured_image_url_2: null,
  introduction: `<p>On the last Friday in February a lorry with 22 pallets was sent to the wrong yard. The gate closed
behind it at four. The driver rang dispatch, dispatch rang the yard, and in the yard a phone rang in an empty office
until Monday at six. On Tuesday the carrier’s invoice for the waiting arrived, and someone asked who pays.</p>
<p>It took two days to find the agreement with the yard. It had been signed in 2019 by two people who have both left
since, one on each side, and it lay in the mailbox of one of them. Reading it took a quarter of an hour. Clause 7.3
made the yard pay for the waiting it had caused, provided that the claim was made within three working days. The third
had ended the evening before.</p>
<p>This article is about putting clause 7.3 within reach of the person who is on the phone at four on a Friday. The
firm is invented and its figures are illustrative. Purchasing in a hospital and outsourcing in a bank keep the same
kind of cupboard.</p>`,
  section_1: `<h2>The same questions every year</h2>
<p>The managing director wanted a contract database. The head of dispatch wanted to know what it would have told her
driver. She won, and the firm did the useful thing first.</p>
<p>Begin with what is asked, not with what is signed. A working student searched one year of mail in dispatch,
purchasing and accounts for “contract”, “agreed” and “who pays”. That left 83 real questions, eleven of them
different. The five that came most often:</p>
<ul>
<li>Who pays for waiting, and from which hour on?</li>
<li>How long may we complain, and to whom?</li>
<li>How much do we get for damaged goods?</li>
<li>When is the last day for notice?</li>
<li>What did we agree about pallets?</li>
</ul>
<p>None of them is a question for a lawyer, as long as someone has read the page. All of them are asked by people
standing up, usually with a phone in one hand and a door in the other. That is the reason for everything that follows.
A register of agreements is often built for the person who negotiates the next one, in daylight. The money is lost by
the person who has to decide something in ten minutes.</p>
<h3>What applies when the agreement is silent</h3>
<p>Sometimes the answer is that nothing was agreed. Then the law fills the gap, and dispatch should know with what.
Three entries are enough to start:</p>
<table>
<caption>Silent agreements: what applies instead</caption>
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
<th scope="row">When does a claim lapse?</th>
<td>After one year as a rule, after three in the case of intent or equivalent fault</td>
<td>Section 439 HGB, Art. 32 CMR</td>
</tr>
</tbody>
</table>
<p>Claims under the CMR lapse after one year as a rule. Keep the papers at least that long, and put the date into the
diary of the person who has them.</p>`,
  section_2: `<h2>From the cupboard to a register</h2>
<p>The student did the work, on three afternoons a week, together with the colleague from accounts who had opened the
invoice.</p>
<ol>
<li><strong>Collect.</strong> Look in four places: purchasing, dispatch, accounts, and the mailbox of whoever left
last. In the example firm 31 agreements were in the folder and nine more were in use.</li>
<li><strong>Find the valid version.</strong> Agreement, amendments, price annexes, and the email in which someone
agreed to “keep it as last year”. Mark what has been replaced.</li>
<li><strong>Extract fourteen fields</strong>, each with its clause number and the exact words. A machine may write the
first draft.</li>
<li><strong>Second reader.</strong> A person compares every field with the page. Money and deadlines are
initialled.</li>
<li><strong>Calendar.</strong> Last day for notice, minus six weeks, into the diary of the person who decides, and
into that of a deputy.</li>
</ol>
<p>The fourteen fields: parties; valid version; term; notice; prices and fuel clause; minimum volumes; loading times
and waiting; liability limit; proof of insurance; subcontracting; pallets and load carriers; confidentiality and data
protection; law and jurisdiction; owner in the firm. The last one is empty most often and matters most.</p>
<p>For forty agreements the firm noted start and end times on the sheet: 35 minutes each for the draft and its
correction, 15 for the second reader. That is 2,000 minutes, or 33 hours, spread over three weeks.</p>
<h3>What the second reader found</h3>
<p>On the second afternoon the colleague from accounts stopped at a field that looked perfect. “Liability: 8.33
special drawing rights per kilogram.” She turned the pages twice. The agreement said nothing about liability at all.
The machine had filled in what agreements of this kind usually say.</p>
<p>Of 560 fields she changed 31, about one in eighteen. Some were typing errors. In fourteen the machine had taken a
rate from an annex that had been replaced. In eight it had supplied a liability limit of its own, like the one above,
and these are the dangerous ones. They look exactly like a right answer, and only the demand for a clause number
brings them out. Make “not regulated” an entry of its own, and let it be filled in with pride.</p>`,
  section_3: `<h2>Who may ask, and what they get</h2>
<p>A good answer from the register has three lines: what applies, the clause in its own words, and the page. “Waiting:
first two hours free, then 45 euros an hour, to be claimed within three working days. Clause 7.3, version of 1
February 2024, page 6.” Dispatch can act on that at nine in the evening.</p>
<h3>Where it must stop</h3>
<ul>
<li>“Is this clause valid?” That question goes to counsel, with the clause attached.</li>
<li>“Can we get out of this?” The register gives the notice period. Tactics are for people.</li>
<li>Anything for which two documents contradict each other. It shows both and names the owner.</li>
</ul>
<h3>Access</h3>
<p>Prices are trade secrets only as long as you treat them as such, and an open folder is not much of a secret. So
dispatch sees waiting times and complaint deadlines, purchasing sees rates, and the carrier’s competitor, visiting
your meeting room, sees nothing. Agreements also hold names, numbers and bank details, so whoever hosts the system
needs a processing contract. Check as well whether the agreements themselves forbid passing them to third parties.
Several did.</p>
<p>A log of who asked about which supplier says a good deal about who is busy, and with what. Settle with the works
council what becomes of it before it exists. And since a machine wrote the drafts, the register says so next to each
field, with the name of the second reader.</p>
<h3>What can be said against it</h3>
<p>“We have a contract management system.” Then you have step one, perhaps. Ask it who pays for waiting at supplier 12
and look at the clock. It files documents and reminds you of dates. Both are useful, and neither answers the
driver.</p>
<p>“Legal will not want dispatch reading contracts.” Legal is delighted when the first question is no longer “Do we
have a contract?”. Let counsel approve the wording of the answers and the list of stops.</p>
<p>“Forty agreements are a lot.” Start with the ten that cause the most mail. In the example they accounted for 57 of
the 83 questions. What the asking costs you in a year can be estimated with the <a href="/roi-calculator">ROI
calculator</a>; enter the hours you counted rather than the default.</p>
<p>“It was one weekend.” It was one that came with an invoice. From the Friday at four to the Monday at six are 62
hours; take off the two that are free, and 60 remain. The weekend in the wrong yard cost 2,700 euros, on a clause that
the firm had negotiated in its own favour.</p>`,
  conclusion: `<p>Take the three suppliers with the most complaints and try to find the valid agreement of each. Note
the minutes. If all three are on your desk in half an hour, you need this article less than most. If not, you have
your business case, in minutes, without a survey. Then fill in the fourteen fields for one of them by hand. You will
know by the third field who has to be asked for the rest.</p>
<p>Nothing here replaces legal advice; it makes sure that the advice starts from the right page. More of this kind of
work is on the page about <a href="/services/logistics">logistics</a>.</p>
<p>State of the law: May 2026, for carriage under German law or the CMR. Sources: sections 412, 431 and 439 HGB at
<a href="https://www.gesetze-im-internet.de/hgb/">gesetze-im-internet.de</a>; Articles 23 and 32 of the CMR of 19 May
1956, with the protocol of 5 July 1978.</p>`,
  cta: `<h2>Bring your worst agreement</h2>
<p>Name one supplier and one question your dispatch asks about it. In half an hour we look at how the answer is found
today and what it would take to find it in a minute.</p>
<p><a href="/contact">Suggest a date</a></p>`,
  seo_description:
    "Turn forty carrier agreements into a register of fourteen fields: method, error rates, HGB and CMR defaults, " +
    "access rules and limits.",
  keywords: "supplier agreements, carrier contracts, CMR, HGB, contract register, liability, trade secrets",
};
