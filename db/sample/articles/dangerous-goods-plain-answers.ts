import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 11,
  slug: "dangerous-goods-plain-answers",
  title: "Dangerous goods, plain answers",
  summary:
    "The ADR is precise, long and asleep in a cupboard at three in the morning. How to give a loader a safe answer, " +
    "and when to give none.",
  category: "Logistics",
  author: "Your Name",
  publication_date: "2026-08-22T07:00:00.000Z",
  featured_image_url: "/media/covers/dangerous-goods-plain-answers.svg",
  featured_image_url_2: null,
  introduction: `<p>At three in the morning a loader holds a drum of paint over the edge of a nearly full vehicle and
asks whether it may still go on. The rule exists. It stands in a book of two volumes, in a cupboard, in an office that
opens at eight. The safety adviser who knows it by heart is asleep, as the law permits.</p>
<p>So the loader decides. Usually he decides well. This article is about the answer he ought to get, who writes it,
and the questions to which the only good answer is a phone number. Figures from the example firm are
illustrative. The references to the ADR are real, and you should check them against your edition.</p>`,
  section_1: `<h2>One drum more</h2>
<p>The paint is a good example because the answer is arithmetic. ADR 1.1.3.6 eases the rules for packages up to a
threshold per transport unit. Every substance has a transport category in Table A. You multiply the quantity by the
factor of the category and add up. Up to 1,000 points, a large part of the rules falls away.</p>
<table>
<caption>Factors under ADR 1.1.3.6, simplified; special cases within category 1 left out</caption>
<thead><tr><th scope="col">Transport category</th><th scope="col">Factor</th><th scope="col">Alone on the vehicle, up
to (litres or kg)</th></tr></thead>
<tbody>
<tr><th scope="row">0</th><td>none, no relief</td><td>0</td></tr>
<tr><th scope="row">1</th><td>50</td><td>20</td></tr>
<tr><th scope="row">2</th><td>3</td><td>333</td></tr>
<tr><th scope="row">3</th><td>1</td><td>1,000</td></tr>
<tr><th scope="row">4</th><td>not counted</td><td>no limit</td></tr>
</tbody>
</table>
<p>On the vehicle: 200 litres of paint, UN 1263, packing group II, category 2. That makes 600 points. Next to it 350
litres of diesel in drums, UN 1202, category 3, so 350 points. Together 950. The drum in the loader’s hands holds 20
litres of the same paint: 60 points more, 1,010 in all.</p>
<p>With that drum the vehicle needs orange plates, the instructions in writing, the full equipment and a driver with
an ADR training certificate. Without it the packaging, marks and labels, the transport document, a two-kilogram
extinguisher, the mixed-loading rules and basic training still apply. “Below a thousand points nothing applies” is the
most popular wrong answer in the trade.</p>
<p>Goods packed correctly as limited quantities under chapter 3.4 do not enter the sum at all. Which means that the
right answer to the loader may depend on a mark the size of his hand on the side of the box.</p>`,
  section_2: `<h2>What an answer must carry</h2>
<p>We listened on four night shifts and wrote down 63 questions, in the words in which they were asked. Not one of
them contained the words “transport category”. They said: “Can that go with this?”, “Is that little bit all right?”
and “Do I need the plates?” The 63 came down to 46 different ones, and the safety adviser answered them in three
afternoons. Every answer has the same four parts:</p>
<ol>
<li><strong>The answer</strong>, in one sentence, starting with yes, no or stop.</li>
<li><strong>The conditions</strong> under which it holds, as things one can see: the mark, the number on the label,
the quantity on the note.</li>
<li><strong>The source</strong>, with section and edition: ADR 2025, 1.1.3.6.4. For sea and air it says that other
rules apply, because the IMDG Code and the air regulations know no thousand points.</li>
<li><strong>The person</strong> to call when one condition is not met.</li>
</ol>
<blockquote><p><strong>No.</strong> With this drum the vehicle has 1,010 points; the limit is 1,000. This holds if the
drum reads UN 1263, II, and carries no limited-quantity mark. Source: ADR 2025, 1.1.3.6. Put it on the next vehicle.
If it must go today, call the duty manager before loading.</p></blockquote>
<h3>Where the machine must refuse</h3>
<p>An assistant that always answers is unfit for this work. Ours had a list of subjects for which it gives the
phone number and nothing else:</p>
<ul>
<li>Damaged or defective lithium batteries. Special provision 376 and the judgement of a person, preferably by
daylight.</li>
<li>Explosives and radioactive material, classes 1 and 7.</li>
<li>Classification of anything that is not on the approved product list.</li>
<li>Every leak, smell, smoke or injury. The emergency card hangs at the gate, and nobody should be typing.</li>
<li>Any question in which the UN number is missing. It asks once, then it stops.</li>
</ul>
<h3>The test before the first night</h3>
<p>The adviser writes thirty questions with the answers she expects, ten of them traps that call for refusal. Each
reply is marked right, incomplete or wrong. The bar is zero wrong and ten refusals out of ten. In the example the
first run gave 22 right, five incomplete, three wrong. Two of the three came from an old circular that contradicted
the current edition and had never been withdrawn. The assistant had read it more carefully than anyone.</p>`,
  section_3: `<h2>Who is responsible, and stays so</h2>
<p>Undertakings that consign, carry, pack or load dangerous goods by road need a safety adviser, with the exemptions
named in ADR 1.8.3 and the German ordinance on safety advisers. The adviser monitors, advises and writes the annual
report, which is kept for five years. It is sensible that she owns the 46 answers. Nothing is published without her
name and date on it.</p>
<p>The duties of the carrier, loader, packer and consignor remain where ADR chapter 1.4 and the German GGVSEB put
them. No supplier takes them over, whatever the brochure says. Nor does an assistant replace the training under
chapter 1.3, which you have to document. It helps between two training sessions, which is where most nights are.</p>
<p>The ADR changes every two years. The next edition applies from 1 January 2027, with the usual transition of six
months. If every answer carries its section number, you list the amended sections, find the answers that quote them
and reread those. In the example the change to the 2025 edition touched nine of 46 answers and cost two afternoons.
Without section numbers you reread everything, or nothing. Most firms choose nothing.</p>
<h3>Questions are not confessions</h3>
<p>Someone who asks whether the drum may go on is doing what you want. If the log shows the shift manager who asked,
the asking stops within a week. Agree with the works council that questions are stored without names and that no
personnel measure rests on them. Data protection points the same way: store what the purpose needs, and the purpose is
better answers.</p>
<h3>What can be said against it</h3>
<p>“Nobody should ask a machine about dangerous goods.” I have some sympathy. Compare it with what happens today,
though: a colleague’s memory, an old circular, a guess. An answer approved by the adviser, shown word for word with
its source, beats all three. An answer composed freely by a language model does not. Insist on the difference whomever
you buy from, <a href="/solutions/asksopia">askSOPia</a> included.</p>
<p>“Our software calculates the points.” Good, keep it. It calculates what was entered. The drum in the hand is the
one that was not.</p>`,
  conclusion: `<p>Two hours with your safety adviser and the phone list of last month are enough for a first version.
Write down the ten questions that came by night. For each: answer, conditions, source, person. Print them on one page
and hang it by the ramp. Paper is a respectable beginning, and it never has to be charged.</p>
<p>Note on the side which questions came in at the change of shift. There are more of them than you expect, for
reasons given in <a href="/blog/the-handover-between-shifts-is-a-document">The handover between shifts is a
document</a>.</p>
<p>State of the law: August 2026. Sources: ADR, edition 2025, in the chapters named, from the
<a href="https://unece.org/transport/dangerous-goods">UNECE</a>; GGVSEB and the ordinance on safety advisers (GbV) at
<a href="https://www.gesetze-im-internet.de/">gesetze-im-internet.de</a>.</p>`,
  cta: null,
  seo_description:
    "How to give loaders safe ADR answers at night: the 1,000-point rule worked through, four parts of an answer, " +
    "and when to refuse.",
  keywords: "ADR, dangerous goods, safety adviser, 1000 point rule, loading, night shift",
};
