import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 24,
  slug: "what-leaves-with-a-retirement",
  title: "What leaves with a retirement, and how to keep it",
  summary: "Thirty-four years, twelve weeks, one successor. Ask for cases instead of topics, and start with the phone.",
  category: "Knowledge Management",
  author: "Your Name",
  publication_date: "2026-06-27T07:00:00.000Z",
  featured_image_url: "/media/covers/what-leaves-with-a-retirement.svg",
  featured_image_url_2: "/media/covers/what-leaves-with-a-retirement-2.svg",
  introduction: `<p>The head of sterile supply had been at the hospital for thirty-four years and would leave at the end
of September. In June she was asked to write down what she knew. She is a conscientious woman. She wrote eleven pages,
all of it correct, and all of it was already in the manual.</p>
<p>What she did not write was that the tray for the left-handed surgeon is packed in mirror image, that the second
washer runs four minutes longer when the district empties its hydrants, and whom to ring when the courier fails on a
bridging holiday. She did not leave these out. She did not know that she knew them. Hospital and head are a composite;
the eleven pages I have seen many times.</p>`,
  section_1: `<h2>Find out what is leaving</h2>
<p>Nobody can list what they know. Other people can list what they ask. So begin with the askers, twelve weeks before
the last working day.</p>
<ol>
<li><strong>The phone week.</strong> For five days she makes a mark for every question, by phone, at the door,
by message, with three words on the subject. No callers’ names. Illustrative result: 87 marks, 52 subjects.</li>
<li><strong>The calendar year.</strong> Go through last year’s diary with her, month by month. What happens in
November that does not happen in June? Inspections, orders with long delivery times, the annual quarrel about the
budget for containers.</li>
<li><strong>The drawer.</strong> Every old hand has a notebook, a folder called ‘old’, a list taped inside a cupboard
door. Ask to be shown. Photograph with permission. Do not tidy.</li>
<li><strong>The holidays.</strong> What waited when she was away? Whatever was on her desk after three weeks was
something no one else could do or dared to.</li>
</ol>
<p>Then sort. There are three kinds, and each is kept differently. Of the 52 subjects in our sample, 29 were rules, 14
judgement and 9 relationships.</p>
<ul>
<li><strong>Rules</strong> have one right answer. ‘Which tray for which surgeon?’ They are written down, checked and
put where people look.</li>
<li><strong>Judgement</strong> has reasons. ‘When do I stop a machine that still passes its test?’ It is kept in
cases.</li>
<li><strong>Relationships</strong> have a phone number and twenty years of Christmas cards. They cannot be written
down at all. They are handed over, in person.</li>
</ul>
<p>Most handover projects treat all three as rules, and wonder why the successor has a full folder and still rings the
lady in her garden.</p>`,
  section_2: `<h2>Ask for cases</h2>
<p>‘Tell us about quality control’ yields a lecture. ‘Tell us about the last time you sent a load back’ yields
knowledge. Sit down twice a week for forty-five minutes, with the successor present and asking, and take one case each
time. Five questions are enough:</p>
<ol>
<li>What was the first thing you noticed?</li>
<li>What did you think it was, and what else could it have been?</li>
<li>What did you do, and in which order?</li>
<li>What would a careful beginner have done instead?</li>
<li>What would have had to be different for you to act otherwise?</li>
</ol>
<p>The fourth question is the best. It makes her see her own knowledge from outside.</p>
<blockquote><p>A beginner would trust the printout. I go and put my hand on the door. If it is too warm for that time
of day, the printout is lying.</p></blockquote>
<p>That is a rule, a reason and a test in three sentences. It was worth the forty-five minutes, and it was
nowhere.</p>
<p>Fourteen subjects of judgement, about two cases each, two sessions a week: fourteen weeks. You have twelve, with
holidays in them. So order the subjects by a plain product, how often it occurs times how bad it is if done wrong,
each from 1 to 3, and stop when the weeks run out. We reached ten of the fourteen. It is as well to decide which four
you lose.</p>
<p>Turn each session into one page within two days: the case, what was noticed, what was done, why, and what it is
<em>not</em> valid for. She reads it, corrects it and signs it off. A transcript is not such a page. Forty-five
minutes of talk make some twelve typed sides, and nobody has ever looked anything up in them. Speech recognition and
an AI summary shorten the road from talk to draft a good deal, in our count from two and a half hours to about fifty
minutes. They also smooth things over. The draft of the sentence above read ‘verify the temperature’. The hand on the
door had gone. She put it back.</p>`,
  section_3: `<h2>Permission, proof and afterwards</h2>
<p><strong>Recording.</strong> Recording the spoken word without consent is a criminal offence in Germany. Ask, in
writing, say what it is for, who hears it and when it is deleted, and make it easy to refuse: consent at work counts
only if it is truly voluntary. If she would rather not, the successor takes notes, which trains the successor. Delete
the recording when the page is signed off. If software transcribes or analyses the conversation, speak to the works
council first; in public and church hospitals it is the staff council or staff representation. The
<a href="/blog/the-works-council-the-agent-and-the-log-file">reasons are set out here</a>.</p>
<p><strong>What cannot be inherited.</strong> Her certificates leave with her. Whoever releases sterile goods needs a
qualification of their own, however good the pages. Check formal roles first, because a course may have a waiting list
longer than your twelve weeks. The same goes for a dangerous goods adviser in a freight company and for an officer
with a registered function in a bank.</p>
<p><strong>Proof.</strong> In week ten she goes on holiday for five days, on purpose, with the phone off. The
successor works from the pages, the manual and the agent, if there is one. Every question that remains open is written
down. In the sample there were nine: five had been asked and filed under the wrong word, three were new, one was the
hydrants. Then she comes back and two weeks are left to mend them. A rehearsal after the farewell party is called an
emergency.</p>
<p><strong>Relationships.</strong> Nine names, nine introductions, the two of them together, on the spot where
possible. Twenty minutes each. The courier’s dispatcher will do for a voice he has met what he will not do for a
department.</p>
<p><strong>Afterwards.</strong> Many are glad to be asked for a few hours a month. Since January 2026 employees past
the regular retirement age can earn up to 2,000 euros a month free of income tax in ordinary insured employment; your
payroll office knows the conditions. Agree it as a fallback with an end date. As a plan it merely moves the loss.</p>
<p>The counter-argument should be heard: <em>perhaps not everything ought to be kept.</em> Some of those thirty-four
years are workarounds for a machine that was scrapped in 2011. Quite right. Ask of each page whether the reason still
exists. In our sample six of 29 rules were dropped on that question, three of them by herself, with some relish.</p>`,
  conclusion: `<p>On Monday, ask human resources for everyone who will reach retirement age within three years, and
set against each name one figure: how many people ask them something in a week. Estimate it if you must. The longest
lists come first, whatever the organisation chart says. With the first name, start the phone week.</p>
<p>The head of sterile supply left on the last Friday of September with flowers and a mirror-image tray as a joke. In
October the successor rang her twice. Both times it was about the garden. What the pages looked like when an agent
could quote them is shown with <a href="/solutions/asksopia">askSOPia</a>; the sessions would have been worth it on
paper.</p>`,
  cta: null,
  seo_description:
    "How to keep what an experienced colleague knows: a phone week, five questions about cases, a rehearsal in week ten, and what consent requires.",
  keywords: "knowledge transfer, retirement, succession, expert interviews, tacit knowledge, handover",
};
