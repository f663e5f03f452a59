import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 10,
  slug: "dispatch-in-the-drivers-language",
  title: "Dispatch in the driver's language",
  summary:
    "Seven situations cause most of the trouble at the gate. Write them once, approve them once, say them in nine " +
    "languages.",
  category: "Logistics",
  author: "Your Name",
  publication_date: "2026-10-03T07:00:00.000Z",
  featured_image_url: "/media/covers/dispatch-in-the-drivers-language.svg",
  featured_image_url_2: null,
  introduction: `<p>At ten to six a driver from Romania stands at gate 4 with a consignment note and a question. The
dispatcher has twelve words of Romanian. The most useful of them is “wait”.</p>
<p>Both are good at their work. The driver has brought eighteen tonnes across four countries without a scratch. What
he cannot find out is whether he should go to ramp 7 now or sleep first. This article is about that sentence, and
about the six others that cause most of the trouble. The figures are illustrative; how they were obtained is
described, so that you can obtain your own.</p>`,
  section_1: `<h2>Count the misunderstandings first</h2>
<p>A distribution centre logged ten working days at its gate. The staff wrote one line whenever language cost time:
what was meant, what was understood. The minutes came from time stamps the gate system records anyway, from arrival to
being sent to a ramp, without names.</p>
<ul>
<li>312 arrivals, 71 of them with a line in the log.</li>
<li>Median time at the gate: 9 minutes without a line, 17 minutes with one.</li>
<li>71 times 8 minutes is nine and a half hours in two weeks, at one gate. Wrong ramps and refused deliveries came on
top and were not counted.</li>
</ul>
<p>Then the lines were sorted. Of the 71, 58 belonged to seven situations:</p>
<ol>
<li>Which ramp, and after which vehicle.</li>
<li>Where to wait, and whether the wait can count as a break. After four and a half hours at the wheel a driver has to
take 45 minutes without driving or other work. Moving up in the queue is driving.</li>
<li>The seal: who breaks it, who notes the number.</li>
<li>Pallet exchange: how many, of which quality, on which slip.</li>
<li>Load securing: how many straps, and who checks.</li>
<li>Damage or shortage: what to write on the consignment note.</li>
<li>Refused delivery: whom to call, and who answers at six.</li>
</ol>
<blockquote><p>I understood every word. I did not understand which door.</p></blockquote>
<p>That was a driver’s remark on situation one, and a fair summary of the whole matter. Translating words was never
the difficulty. The instruction itself was unclear in German.</p>`,
  section_2: `<h2>Write sentences that survive translation</h2>
<p>The seven situations became 44 sentences. Each was written in German first, tested on a colleague from accounting
who had never seen the yard, and only then translated. A few rules did most of the work:</p>
<ul>
<li>One instruction a sentence, verb first.</li>
<li>One word for one thing. “Rampe”, “Tor”, “Dock” and “Platz” had been used for the same door. A glossary of sixty
terms settled it.</li>
<li>Whatever is painted on the wall stays as painted. Tor 4 is called Tor 4 in every language, because that is what
the driver will look for.</li>
<li>Numbers carry units, times carry the day.</li>
<li>Say what happens next. People follow an instruction better when they can see its end.</li>
</ul>
<table>
<caption>Three sentences, before and after</caption>
<thead><tr><th scope="col">Situation</th><th scope="col">As it was said</th><th scope="col">As it is written
now</th></tr></thead>
<tbody>
<tr>
<th scope="row">Ramp</th>
<td>You can go round to the back in a bit.</td>
<td>Wait at P2. At 06:40 drive to Tor 7. We send you a message first.</td>
</tr>
<tr>
<th scope="row">Seal</th>
<td>Leave that, we do it.</td>
<td>Do not open the seal. Our staff open it with you and write the number on your note.</td>
</tr>
<tr>
<th scope="row">Damage</th>
<td>Just put something down about it.</td>
<td>Write on all copies: number of damaged packages, kind of damage, time. Take a photo. Both sign.</td>
</tr>
</tbody>
</table>
<h3>Approved text, and conversation</h3>
<p>Keep them strictly apart. The 44 sentences are <strong>approved text</strong>: translated once, checked by a native
speaker who knows yards, tried on a driver who explains back what he would do, then frozen with a version and a date.
A machine may choose among them and never rephrase them. Everything else is <strong>conversation</strong>: weather,
football, where to buy bread. There machine translation is good enough, and it says that it is a machine.</p>
<p>The check is affordable. In our example nine languages times 44 sentences took a freelance reviewer four hours a
language, 36 hours in all. The explaining back found eleven faults that the reviewers had passed. Eight of them were
faults of the German sentence. How to test an instruction on people is described in
<a href="/blog/how-to-write-an-sop-that-people-follow">How to write an SOP that people follow</a>.</p>`,
  section_3: `<h2>Where language becomes a liability</h2>
<ul>
<li><strong>Dangerous goods.</strong> Before the journey the carrier gives the crew the instructions in writing, in a
language each member can read and understand, and sees to it that they can act on them. More in
<a href="/blog/dangerous-goods-plain-answers">Dangerous goods, plain answers</a>.</li>
<li><strong>Your own employees.</strong> Instructions on equipment and hazardous substances have to reach people in a
form and language they understand. A signature under a text that the signer could not read proves that a pen was
available.</li>
<li><strong>Consignment note.</strong> The carrier checks the number of packages and their apparent condition. Without
a reservation that gives its reason, both are presumed to have been in order. Situation six is therefore the sentence
with the money in it.</li>
<li><strong>Personal details.</strong> Name, phone number and licence plate are personal data. They should not be
typed into a free translation app on someone’s private phone. You need a processor contract and a deletion period;
messages in the example go after 30 days, unless a claim is open.</li>
<li><strong>A machine says that it is one.</strong> People who deal with an AI system have to be told so unless it is
obvious. One line at the start, in the driver’s language, settles this. Do not use the messages to rate drivers. A
translator that keeps marks is a different purchase, with duties of its own.</li>
<li><strong>Works council.</strong> If your own drivers and dispatchers use the tool, reply times and locations can be
read as a judgement on people. Agree on what is not evaluated before the first test.</li>
</ul>
<h3>What will be said at the gate</h3>
<p>“Every driver has a translation app.” True, and each app calls the ramp something else. The app translates what you
said. If that was “round to the back in a bit”, it does so faithfully.</p>
<p>“English will do.” For some. Test it: ask ten drivers to explain the seal sentence back in English. In the example
four managed it. The other six had nodded, which is what polite people do at gates.</p>
<p>“They should learn German.” A language course is a good thing to pay for. It takes months, and the lorry is here at
ten to six.</p>
<h3>Pitfalls</h3>
<p>Do not mark languages with flags; a language is not a country. Offer every sentence as sound as well, because not
everyone reads easily, least of all after nine hours’ driving. And keep emergencies out of any menu: stop, fire,
injured person and the number to call hang on the wall as pictures.</p>`,
  conclusion: `<p>The first part needs no project. Put a sheet at the gate, one column for what was meant and one for
what was understood, and leave it there for a fortnight. When you sort it you will probably find your own seven
situations, and at least four of them will match the list above.</p>
<p>Then write the German sentence properly. If the project ends there, you have already gained something. What an
assistant adds on top, for drivers and dispatch, is shown on the page about
<a href="/services/logistics">logistics</a>.</p>`,
  cta: null,
  seo_description:
    "Seven gate situations cause most language trouble with drivers. How to write, test and approve sentences that " +
    "survive translation.",
  keywords: "driver communication, dispatch, machine translation, multilingual instructions",
};
