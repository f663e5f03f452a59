import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 15,
  slug: "from-a-spoken-walkthrough-to-an-approved-procedure",
  title: "From a spoken walkthrough to an approved procedure",
  summary:
    "Twenty-five minutes of talking, four working days, three signatures. The machine writes the draft and people " +
    "answer for it.",
  category: "SOPs & Onboarding",
  author: "Your Name",
  publication_date: "2026-08-15T07:00:00.000Z",
  featured_image_url: "/media/covers/from-a-spoken-walkthrough-to-an-approved-procedure.svg",
  featured_image_url_2: null,
  introduction: `<p>Ask an experienced colleague to write down how she does something and you will wait until autumn.
Ask her to show you and she begins at once. Talking is cheap for those who know, and writing is expensive. Most organisations
ask for the writing.</p>
<p>This article describes the other way round: someone talks through the task while doing it, a machine turns the
talk into a draft, and people turn the draft into a procedure. The figures come from a bank’s payments office, are
illustrative, and were noted on a time sheet for the first ten procedures. The steps are the same on a ward or at a
ramp.</p>`,
  section_1: `<h2>The recording, twenty-five minutes</h2>
<p>Choose one task with a beginning and an end. “Payments” is too large. “A customer reports a transfer to the wrong
account” will do. The speaker does it on a real or a practice case and says what she sees, does and thinks. Next to
her sits a newcomer. The newcomer has one duty, to interrupt.</p>
<p>Five questions are enough, and they fit on a card:</p>
<ol>
<li>What tells you that it is time to start?</li>
<li>What did you look at just now?</li>
<li>What would have made you stop?</li>
<li>Who decides that when you are away?</li>
<li>Is it written anywhere, or is it the custom?</li>
</ol>
<blockquote><p>Then I look whether the money has already been credited. If not, I recall it, that is easy. If yes,
well, then it depends. Then I write to the other bank. No, wait, first I call the customer back, on the number we
have, not on the one he called from.</p></blockquote>
<p>Everything valuable in this passage lies after “well” and after “no, wait”. “It depends” hides a decision that was
never written down. “No, wait” hides the control against fraud.</p>
<h3>Permission first</h3>
<ul>
<li>Recording people’s private words without permission is a criminal offence in Germany and frowned upon everywhere.
Put the device on the table, visibly. Ask beforehand, in writing, and accept a no without comment.</li>
<li>A voice is personal data. Say in the notice what it is recorded for, who hears it and when it is deleted. A
reasonable period is until approval plus four weeks.</li>
<li>No customers, no patients. Use a practice case, or leave out names and numbers while speaking. In hospitals
medical confidentiality applies on top.</li>
<li>Inform the works council before the tool is chosen. Recording and transcription can be turned to judging people,
and the council will want to see that ruled out.</li>
<li>If the transcription tool offers to detect moods, switch that off. A procedure has no mood.</li>
</ul>`,
  section_2: `<h2>From talk to draft</h2>
<p>At an easy pace people speak about 140 words a minute. Twenty-five minutes make 3,500 words. The procedure that
comes out has 500 to 700. The machine is good at this reduction, provided that you tell it what it may not do.</p>
<h3>Three rules for the machine</h3>
<ol>
<li>Every step carries the time in the recording at which it was said. A step without a time is struck out.</li>
<li>Nothing is added from general knowledge, however sensible. Sensible additions are the hardest errors to find.</li>
<li>What is unclear goes on a list of gaps and is not smoothed over.</li>
</ol>
<p>The list of gaps is the real product of the first day. It looks like this:</p>
<figure>
<pre><code>LIST OF GAPS   Wrong transfer, credited        Speaker: ____   Date: ____

No  Time   What was said             What is missing       Who     Answer
1   04:10  "well, it depends"        On what? Amount?      ______  ______
2   07:32  "on the number we have"   Where is it shown?    ______  ______
3   11:05  "normally the same day"   Deadline, exception   ______  ______
4   18:40  "then Mrs X decides"      Role, and deputy      ______  ______

Rule (R)  House practice (H)  Memory (M):   write one letter at each answer</code></pre>
<figcaption>A list of gaps with four typical entries. Names become roles before it leaves the room.</figcaption>
</figure>
<p>A recording produced eleven gaps on average. The speaker closed eight of them in fifteen minutes. Three needed
someone else, usually because two departments had assumed that the other one decided. Better to find this out on a
list than in front of an auditor.</p>
<p>Then the speaker reads the draft aloud. Reading silently, experts see what they meant. Reading aloud, they stumble
over what it says. She alone decides whether the draft describes what she does. Whether this is also what should be
done is decided by others, in the next step. Keep these two questions apart, or the expert feels corrected and the
reviewer feels impolite.</p>`,
  section_3: `<h2>Three signatures and a date</h2>
<table>
<caption>Who answers for what, with the average working time in the example</caption>
<thead><tr><th scope="col">Role</th><th scope="col">Question</th><th scope="col">May
not</th><th scope="col">Minutes</th></tr></thead>
<tbody>
<tr><th scope="row">Speaker</th><td>Is this how I do it?</td><td>Approve alone</td><td>70</td></tr>
<tr><th scope="row">Writer</th><td>Can a stranger follow it?</td><td>Add content</td><td>120</td></tr>
<tr>
<th scope="row">Technical reviewer</th>
<td>Is it right, and by which rule?</td>
<td>Be the speaker</td>
<td>45</td>
</tr>
<tr><th scope="row">Owner</th><td>Does it apply from now on?</td><td>Delegate to a group</td><td>15</td></tr>
</tbody>
</table>
<p>That makes 250 minutes, a little over four hours of work, spread over four days. Before, by the department’s own
estimate, a procedure had taken eleven hours over ten weeks. Most of that was waiting. Treat the comparison with care:
the four hours were measured and the eleven were remembered.</p>
<p>The signatures are those of speaker, reviewer and owner. The writer does not sign. Neither does the machine, though
the document says that it wrote the first draft. The recordings are never used to assess the speakers. Write that into
the agreement with the works council, and into the settings, where it is easier to check.</p>
<h3>The day of publication</h3>
<ul>
<li>The old version is withdrawn everywhere on the same day: intranet, folder, cupboard door.</li>
<li>The procedure has a number, a version, a date from which it applies, a date of review and one owner.</li>
<li>Recording and transcript get a deletion date. The list of gaps stays, because it explains why something was
decided.</li>
<li>The newcomer who interrupted is the first to work with it, while the writer watches.</li>
</ul>
<h3>What can be said against it</h3>
<p>“You cast bad habits in bronze.” That would be so without the technical review. In the example every second
recording contained at least one step that contradicted a rule. One was a workaround for a screen that had been
replaced in 2022.</p>
<p>“Different people do it differently.” Then record two. Where they differ, ask the owner to choose, in writing. If
she cannot, both ways are permitted and the procedure says so.</p>
<p>“A model could write it without the recording.” It could, fluently, for a bank in general. Your auditor does not
examine a bank in general.</p>
<h3>Pitfalls</h3>
<p>Do not record in a meeting room. Without the screen or the shelf in front of them, people recite the manual. Do not
record more than one task at a time. And do not start with twenty recordings: transcripts pile up faster than
reviewers can read, and drafts without approval are worse than none, because someone will use them. Two a week is a
pace most departments can hold. New people profit first, as shown in
<a href="/blog/the-first-thirty-days-planned-from-the-procedures-of-the-role">The first thirty days</a>.</p>`,
  conclusion: `<p>Begin with the task about which your most experienced colleague is asked most often. Ask for her
permission, write the five questions on a card, and put a newcomer next to her. A company phone and two hours of
typing will do for the first attempt. Clear the recording with the works council all the same.</p>
<p>Count the gaps. If there are fewer than five, the newcomer was too polite. Once there are thirty approved
procedures, people want to ask rather than leaf through them; that is what <a href="/solutions/asksopia">askSOPia</a>
is for. Give it what was signed, and nothing else.</p>`,
  cta: `<h2>See a walkthrough become a procedure</h2>
<p>Bring one task you can explain in ten minutes. We record it, look at the gaps together, and you take the draft
home.</p>
<p><a href="/demo">Request a Demo</a></p>`,
  seo_description:
    "Record a task, list the gaps, review, sign: how a 25-minute walkthrough becomes an approved procedure " +
    "in four days.",
  keywords: "SOP, knowledge capture, transcription, approval workflow, works council, four-eyes principle",
};
