import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 22,
  slug: "buddy-systems-fail-on-tuesdays",
  title: "Buddy systems fail on Tuesdays: what to put in their place",
  summary:
    "On Monday the buddy shows you round. On Tuesday the buddy is on late shift. Count the overlap before you rely on it.",
  category: "SOPs & Onboarding",
  author: "Your Name",
  publication_date: "2026-07-18T07:00:00.000Z",
  featured_image_url: "/media/covers/buddy-systems-fail-on-tuesdays.svg",
  featured_image_url_2: null,
  introduction: `<p>Monday is the buddy’s day. There is a locker key, a round of handshakes and lunch together. The
new colleague goes home and tells the family that they are nice there.</p>
<p>On Tuesday the buddy is on late shift. Nothing was forgotten. The roster had been out for three weeks, and whoever
named the buddy had not looked at it. At ten the new colleague has a question about the lifting aid, or the dangerous
goods note, or the second signature. She looks at four backs and decides to wait.</p>`,
  section_1: `<h2>Count the overlap</h2>
<p>You can find out in an hour whether your buddy system exists. Take the last dozen people who joined, the name of
each one’s buddy, and the rosters as worked. For each of the first twenty shifts, mark whether the two were in the
same building for at least four hours. That is the whole method. Use existing rosters for this purpose only, work with
initials, report totals, and agree it with the works council beforehand; rosters are personal data, and an analysis of
them is quickly more than a curiosity.</p>
<p>Here is such a count, for fourteen starters on wards and in the dispatch office of a freight forwarder. The employers
are composites and the figures illustrative.</p>
<table>
<caption>Fourteen starters, first week: pairs with at least four hours together</caption>
<thead>
<tr><th scope="col">Day</th><th scope="col">Pairs together</th><th scope="col">Commonest reason for the rest</th></tr>
</thead>
<tbody>
<tr><th scope="row">Monday</th><td>14 of 14</td><td>None, the day was arranged for it</td></tr>
<tr><th scope="row">Tuesday</th><td>6 of 14</td><td>Buddy back in the normal rotation</td></tr>
<tr><th scope="row">Wednesday</th><td>8 of 14</td><td>Different shift</td></tr>
<tr><th scope="row">Thursday</th><td>9 of 14</td><td>Part-time day off</td></tr>
<tr><th scope="row">Friday</th><td>7 of 14</td><td>Day off in lieu of a weekend</td></tr>
</tbody>
</table>
<p>Tuesday is the lowest for a plain reason. Everyone had cleared Monday for the newcomer, and paid it back the day
after. Over twenty shifts the mean was 11.2. A buddy who is there eleven days out of twenty is a pleasant
acquaintance.</p>
<p>The overlap is the first weakness. The second is choice: people name the colleague who is best, and she is also the
one everyone else asks. The third is drift. Fourteen buddies pass on fourteen versions of the same procedure, each
with the small improvements of its owner. When two newcomers compare notes in week three, they will trust neither.</p>`,
  section_2: `<h2>Three jobs that were never one</h2>
<p>‘Buddy’ hides three jobs. They need different people, so give them out separately.</p>
<ol>
<li><strong>Belonging.</strong> Whom do I sit with, what is not said aloud, is the boss always like that? This is what
buddies are good at, and it survives a Tuesday off. Keep the buddy for it. Four lunches in four weeks, in the diary of
both, paid time.</li>
<li><strong>Facts.</strong> Which form, which number, which cupboard, which limit. These have one right answer, so
they should not depend on who happens to be standing near. They belong in a list with sources.</li>
<li><strong>Permission.</strong> May I already do this alone? This is a decision with a signature under it. It belongs
to the supervisor of the shift, who need not be a friend.</li>
</ol>
<h3>The question desk</h3>
<p>For facts, name a role on each shift instead of a person: the question desk. Whoever holds it wears a badge or has
the phone with the red sleeve, and half an hour of the day’s work is taken off her. It is in the roster, so it is
never on holiday. If she does not know, she finds out and adds the answer. ‘I will ask’ is a full answer on day one,
provided that the next newcomer need not ask again.</p>
<h3>The list of first questions</h3>
<p>Newcomers ask the same things in much the same order. For two intakes, let each of them write the questions down at
the moment of having them, answered or not. In the sample above fourteen people wrote 391 questions. Merged, these
were 63, and the forty commonest covered four fifths of the asking. Put those forty in order of day of first
appearance, each with one answer, one source and one owner. An agent that quotes your procedures can carry the list on
a phone at three in the morning. Paper on the inside of a cupboard door carries it as well, more slowly.</p>
<h3>Four appointments</h3>
<p>Fifteen minutes with the supervisor at the end of days 1, 3, 8 and 15. Always the same three questions: What did
you want to ask and did not? What did two people tell you differently? What may you now do alone? The second question
is the cheapest audit of your procedures you will ever get.</p>`,
  section_3: `<h2>What it costs, and what it must not replace</h2>
<p>The sum for one newcomer over twenty shifts. On paper, the buddy gives 45 minutes a shift, that is 15 hours. In the
roster it was 11.2 shifts, so 8.4 hours. The replacement takes 30 minutes at the question desk on each of twenty
shifts (10 hours), four appointments (1 hour) and four lunches of half an hour (2 hours): 13 hours together. It is not
much cheaper than the plan. The difference is that it takes place. If you want to set it against turnover and
salaries, use the <a href="/roi-calculator">calculator</a> and enter the cautious figures.</p>
<p>Some things neither a buddy nor a list nor an agent may cover:</p>
<ul>
<li><strong>Safety instruction.</strong> It comes before the work starts, it is repeated, and it is written down who
had it and when. A tour of the fire doors on Monday, unrecorded, does not count.</li>
<li><strong>Medical devices.</strong> A qualified person gives the instruction before use, and for the devices that
can do harm there is a record of it. ‘My buddy showed me the pump’ is a sentence for an incident report.</li>
<li><strong>Dangerous goods.</strong> Training comes before the first drum; until then, hands off, unless someone
trained stands beside them.</li>
</ul>
<p>An agent can answer where the record is filed and what the procedure says. It cannot certify that someone has
understood. Say so in the first sentence of the list.</p>
<p>Now the objections. <em>People learn from people.</em> They do, and the question desk is one; it has merely stopped
being a matter of luck. <em>A list makes it impersonal.</em> In the diaries of the second intake the newcomers asked
the human beings around them more than before, and asked better things, because none of them had to spend her courage
on the number of the pharmacy. <em>Our buddies like doing it.</em> Good. Let them do the part they like. <em>The works
council will want a say.</em> It has one, on the training and on any log that a system keeps. Show the list early.
Councils tend to like things that stop people from being left alone.</p>
<p>A pitfall to finish with. Do not let the question desk become the post for whoever is off sick from real work. If
the badge is a demotion, the answers will be too. Rotate it among the experienced, a week at a time.</p>`,
  conclusion: `<p>On Monday, print the rosters of the last month and count the pairs. It needs a ruler and an hour.
If Tuesday looks better than six of fourteen, you have a buddy system and may ignore the rest of this page. If not,
put a badge on someone for a week, hand the next newcomer a notebook, and write down what she asks on her second
day.</p>
<p>The list that comes out of it will want looking after. For that, see
<a href="/blog/a-review-calendar-that-procedures-survive">a review calendar that procedures survive</a>.</p>`,
  cta: `<h2>The first forty questions, on a phone</h2>
<p>Bring the questions of one newcomer and the procedures that answer them. In a short demonstration you will see what
the night shift would see, including where the agent says it does not know.</p>
<p><a href="/demo">See a demonstration</a></p>`,
  seo_description:
    "Buddies and newcomers share far fewer shifts than planned. How to count the overlap, and how to replace the buddy with a desk, a list and four dates.",
  keywords: "onboarding, buddy system, shift work, new employees, SOPs, question list",
};
