import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 3,
  slug: "onboarding-by-question",
  title: "Onboarding by question, not by binder",
  summary: "New nurses ask about forty things. They ask them in the same order, and the binder uses a different one.",
  category: "Healthcare",
  author: "Your Name",
  publication_date: "2026-10-17T07:00:00.000Z",
  featured_image_url: "/media/covers/onboarding-by-question.svg",
  featured_image_url_2: null,
  introduction: `<p>The onboarding binder of a medical ward I visited has 240 pages and has to be signed in more than
a dozen places. Every new nurse signs in all of them in the first week. Then she asks her mentor where the keys for
the infusion pumps are kept, because that is not in the binder.</p>
<p>The binder is arranged by department: hygiene, fire safety, data protection, devices, quality. A new colleague’s
first two months are arranged differently. They go by what she has to do next. If you write down what new people ask, in
the order in which they ask it, you get a better table of contents than any committee has produced so far.</p>`,
  section_1: `<h2>Forty questions, in order</h2>
<p>The method is a stack of cards. Every starter gets one stack and fills in a card whenever she had to ask or look
something up. No name on it. The figures below stand for eleven starters over eight weeks and are illustrative: 412
cards, which came down to 43 distinct questions once the wording was set aside.</p>
<table>
<caption>What new nurses asked, and when (illustrative, eleven starters)</caption>
<thead>
<tr>
<th scope="col">Period</th>
<th scope="col">Kind of question</th>
<th scope="col">Example</th>
<th scope="col">Distinct</th>
<th scope="col">Cards</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Days 1 to 3</th>
<td>Where and who</td>
<td>Where is the spare monitor, who opens the store</td>
<td>11</td>
<td>96</td>
</tr>
<tr>
<th scope="row">Weeks 1 and 2</th>
<td>How</td>
<td>How do I order blood products on this ward</td>
<td>15</td>
<td>171</td>
</tr>
<tr>
<th scope="row">Weeks 3 to 5</th>
<td>Who may</td>
<td>May I change this line, or only with instruction</td>
<td>9</td>
<td>88</td>
</tr>
<tr>
<th scope="row">Weeks 6 to 8</th>
<td>What if</td>
<td>What if the isolation room is already taken</td>
<td>8</td>
<td>57</td>
</tr>
</tbody>
</table>
<p>Read it by rows. The first eleven questions concern the ward, and no hospital-wide document answers them. The “who
may” questions come late, after people have got used to the place and begin to act alone, which is exactly when a
wrong assumption does harm. And the “what if” questions of week seven are the ones your experienced staff argue about.
When a starter asks one and gets two answers, you have found a gap in the procedure.</p>
<p>Hardly anyone asked about fire safety. Asking is a poor way to learn what one does not know one needs, and we will
come back to it.</p>
<figure>
<pre>QUESTION CARD                 (no names, yours or anyone's)

Week on the ward     [ ] 1   [ ] 2   [ ] 3-5   [ ] 6-8
I wanted to know     ....................................
                     ....................................
I tried              [ ] mentor      [ ] other colleague
                     [ ] intranet    [ ] paper
                     [ ] no one, I waited
It took about        ........ minutes
The answer rested on [ ] memory      [ ] a document:
                     ....................................
I got two answers    [ ] no          [ ] yes, namely
                     ....................................</pre>
<figcaption>The card. A6, stiff paper, fits a tunic pocket. Fold nothing, staple nothing.</figcaption>
</figure>`,
  section_2: `<h2>What it saves, and what it does not</h2>
<p>412 cards from eleven people are 37 or 38 each. At six minutes a question, for the asker and the asked, that comes to
about seven and a half hours per starter over eight weeks. At an assumed €44 an hour it is €330. Anyone who shows you a
four-figure saving per nurse from faster look-up has counted something else.</p>
<p>The larger sum lies in the date on which a new colleague looks after a full group of patients without a second
person. In many hospitals that is set at six or eight weeks for everyone, by tradition. If the forty answers are at hand,
some reach it earlier. Measure it this way:</p>
<ol>
<li>Write down for the last ten starters in which week they first took a full group alone. The duty rota knows.</li>
<li>Do the same for the next ten, who have the answers.</li>
<li>Compare the medians. With ten against ten you will see a difference of two weeks and miss one of three days. Say so
when you report it.</li>
</ol>
<p>Do not make the earlier date a target. The ward leader decides when someone is ready. A target would be met, and you
would learn only that.</p>
<h3>The mentor’s share</h3>
<p>Half of the seven and a half hours belong to mentors, and they are the hours mentors like least. What they like,
and what no screen can do, is to stand next to someone at a bedside and say: look at his breathing before you look at
the monitor. When an assistant takes over “where is” and “which form”, mentoring does not become superfluous. It
finally gets round to the subject.</p>
<p>There is one group for whom the gain is larger than my arithmetic suggests. Nurses who trained abroad often know the
procedure very well and lack the German word for it, or the hospital’s own abbreviation. Someone who may ask “how do I
give this” in plain words, three times, without watching a colleague’s patience run out, asks sooner. Let them ask in
their first language if the system can do it, and always show the German source beside the answer. They have to work
with that page.</p>`,
  section_3: `<h2>What stays in the binder</h2>
<p>Some instruction is required by law, needs a person, and cannot be replaced by an answer on a screen. Keep it, keep
the signature, and take it out of the forty questions.</p>
<ul>
<li><strong>Safety instruction:</strong> before work begins, in working time, adapted to the workplace. It is
repeated, as a rule once a year, and written down.</li>
<li><strong>Biological agents:</strong> the instruction is oral. A link is not oral.</li>
<li><strong>Medical devices:</strong> users are instructed in the device by someone who knows it, with a record for
the kinds that can do harm. An assistant may repeat which button silences the alarm. It does not replace the
instruction, and it should say so whenever someone asks about a device.</li>
</ul>
<p>What may go: copies of documents which live elsewhere in a newer version. In the binder mentioned above that was 160
of 240 pages.</p>
<h3>Probation is the delicate point</h3>
<p>A new employee is on probation, and a log of her questions is a list of what she did not know. It must not be
readable as such. If people suspect that it is read, they will stop asking, and then you have an expensive
silence.</p>
<ul>
<li>Do not evaluate questions per person. State it in the works agreement, and show the works council the screen on
which such a figure would have appeared, empty.</li>
<li>Keep question logs out of the personnel file and away from the probation review. They were collected to mend
documents, and that is all they may be used for. A look-up tool should not wander into appraisal by way of a
dashboard.</li>
<li>Show the ward leader topics and counts, from a minimum group of five people upwards.</li>
</ul>
<p>A fair counter-argument remains: someone who is given answers may stop thinking. I take it seriously for the “what
if” questions. There the assistant quotes the rule and names the person to talk to, and leaves it at that. For the key
to the pump cabinet I have yet to meet anyone who gained judgement from looking for it.</p>`,
  conclusion: `<p>Fifty cards are an hour at the office printer. Give them to the next person who starts, and ask her
mentor to fill in a second stack, with what was asked of him. After two weeks lay both on a table. The overlap is your
first chapter; the rest is what the mentor no longer notices.</p>
<p>Then answer the first eleven, on one page, for this ward alone. It takes an afternoon and no software. If you later
want the other thirty-two answered on a phone at night, <a href="/blog/night-shift-pilot-group">you know whom to ask
first</a>.</p>`,
  cta: `<h2>Which forty questions does your ward ask?</h2>
<p>Send me two weeks of question cards. I sort them, count them and tell you which of them your documents can already
answer, and which have yet to be written down.</p>
<p><a href="/knowledge-audit">Request a knowledge audit</a></p>`,
  seo_description:
    "New nurses ask about forty questions, in a stable order. How to collect them with cards, what it saves, and which instruction must stay in person.",
  keywords: "onboarding, nursing, mentoring, hospital, training, works council, probation",
};
