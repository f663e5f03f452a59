import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 4,
  slug: "voice-notes-from-the-ward",
  title: "Voice notes from the ward: recording a procedure without stopping work",
  summary:
    "She will never write it down, but she will say it while her hands do it. Nine minutes of talk make a page and a half.",
  category: "Healthcare",
  author: "Your Name",
  publication_date: "2026-09-05T07:00:00.000Z",
  featured_image_url: "/media/covers/voice-notes-from-the-ward.svg",
  featured_image_url_2: "/media/covers/voice-notes-from-the-ward-2.svg",
  introduction: `<p>The procedure for setting up the chest drain suction unit on a thoracic ward has four lines. The
nurse who does it best makes eleven moves with her hands, two of which keep the alarm from going off at night. She
retires in March. She has been asked three times to write it down and has said yes each time.</p>
<p>She will not write it down. It would take two evenings, and she suspects that such things go unread. But she
explains it to every student who stands next to her, out loud, while doing it. So the sensible course is to record
that, and to let someone else do the typing.</p>`,
  section_1: `<h2>What nine minutes of talk contain</h2>
<p>People explaining something with their hands busy speak at about 130 words a minute. Nine minutes are some 1,200
words. Take away repetition, the phone and the remark about the purchasing department, and a page and a half
remains: fourteen steps with their reasons.</p>
<p>The recording is the small part. This is the whole effort for one procedure, as I plan it. The minutes are
illustrative; the first three procedures take longer.</p>
<table>
<caption>From voice note to released procedure (illustrative)</caption>
<thead>
<tr><th scope="col">Step</th><th scope="col">Who</th><th scope="col">Minutes</th></tr>
</thead>
<tbody>
<tr><th scope="row">Speak while doing</th><td>The expert</td><td>9</td></tr>
<tr><th scope="row">Check the transcript against the audio</th><td>Anyone who knows the vocabulary</td><td>12</td></tr>
<tr><th scope="row">Arrange into steps, reasons, exceptions</th><td>Quality, with a drafting tool</td><td>25</td></tr>
<tr><th scope="row">Follow the draft at the device</th><td>A colleague who does it rarely</td><td>20</td></tr>
<tr><th scope="row">Review and release</th><td>Ward management and quality</td><td>15</td></tr>
<tr><th scope="row">Total</th><td></td><td>81</td></tr>
</tbody>
</table>
<p>81 minutes, nine of them from the person whose time is scarce. The usual way is that she writes for three hours or,
more often, does not.</p>
<p>The fourth step decides about quality and is the one that gets dropped. Give the draft to someone who sets up the
unit twice a year and watch, with your mouth closed. Wherever she stops, a sentence is missing. Experts leave out what
they no longer notice, and they leave it out in speech just as in writing.</p>
<h3>What voice does badly</h3>
<ul>
<li><strong>Anything with a layout.</strong> Connection diagrams, front panels, the order of drawers. Take a photograph,
without a patient in it.</li>
<li><strong>Tables of limits.</strong> Do not dictate them. Point to the document that holds them.</li>
<li><strong>Rules.</strong> A voice note records how someone works. Whether it is allowed is a different question, and
now and then the answer is no.</li>
</ul>`,
  section_2: `<h2>The protocol</h2>
<p>Without structure you get a monologue, and sorting it costs more than typing. With too much structure people stop
speaking. The following fits on a card.</p>
<figure>
<pre>VOICE NOTE CARD

Before   "Start recording." Device, ward, month. No names.
         State when the procedure is used, in one sentence.

Each step, in this order:
  1. WHAT    "Now I ..."
  2. SEE     "I can tell it worked because ..."
  3. WHY     "Otherwise ..."          (only if there is a reason)

Numbers   Say every number twice, digit by digit the second time.
Units     Say the whole word: "millilitres", "microgram".
Someone comes in    "Pause." Stop. Carry on later.

At the end, three questions:
  - What do beginners get wrong?
  - When do you do it differently?
  - When do you stop and call someone, and whom?

After    "End of recording."</pre>
<figcaption>The card hangs on the device. The last three questions are read out by a colleague if one is
near.</figcaption>
</figure>
<p>Saying numbers twice has a reason. Speech recognition is good at sentences and careless with digits, and German makes
it harder by saying the units before the tens. A transcript that reads 35 where the speaker said 53 looks flawless. When
both versions are in the audio, a mismatch shows up.</p>
<p>Before you rely on a recogniser, test it on the ward with the ward’s noise. Let three people, one of them with an
accent or a dialect, read fifty words from your own vocabulary: drugs, devices, abbreviations, room names. Above five
wrong of fifty I add a word list and test again.</p>
<p>“Without stopping work” has limits. Good moments are setting up, restocking, reprocessing, closing a room. The
conversation with a patient and anything sterile are no moments for a microphone. If a procedure happens at a patient,
record it on a training model or directly afterwards, from memory, with the equipment still in hand. The clip microphone
must survive disinfection.</p>
<blockquote>
<p>I was told to speak as if to a student. So I picked a student I had liked.</p>
<p>A ward nurse, sample quotation</p>
</blockquote>`,
  section_3: `<h2>What must be settled before the first recording</h2>
<p>A voice is personal data, and a ward is full of people who did not agree to anything. None of the following is
difficult.</p>
<ul>
<li><strong>No surprises.</strong> Recording someone’s private words in secret is an offence in Germany, and the rule
protects the colleague who walks in and starts talking. Hence the word “Pause” on the card, and a red light or a badge
that others can see.</li>
<li><strong>Patients.</strong> Never record in the presence of a patient, and never about one. A name that slips in is
health data and touches professional secrecy. The person who checks the transcript deletes the passage from text and
audio on the same day.</li>
<li><strong>Consent of the speaker.</strong> Voluntary, separate, revocable without disadvantage. Consent given to
one’s own boss is never quite free, so make refusing easy. Someone who would rather be interviewed while a colleague
takes notes gets that instead.</li>
<li><strong>Retention.</strong> The audio is a means. Delete it when the procedure is released, or after sixty days at
the latest. Write the period down and let the system enforce it.</li>
<li><strong>Processing.</strong> If transcription runs at a provider, you need a processing contract, the obligation
to secrecy and, for health data, proof of how the provider secures its cloud. Recognition on a machine on your own
premises makes this paragraph shorter.</li>
<li><strong>No analysis of voices.</strong> No speaker identification, no mood. Some meeting tools have such a feature
switched on. Look for it.</li>
<li><strong>Works council.</strong> Recording and transcription need its agreement. Bring the card, the retention
period and the list of who can listen. They answer most of the questions.</li>
</ul>
<h3>A transcript is not an SOP</h3>
<p>The draft becomes valid by the same route as every other document: reviewed, released, versioned, with an owner and
a date for the next review. A drafting tool may arrange and shorten. It must not fill gaps. I have seen a draft
containing a plausible flushing volume that had never been said; it belonged to another device. So every step in the
draft carries the time in the recording where it was spoken, and a step without a time is struck out.</p>
<p>The counter-argument from quality management is that spoken practice legitimises bad habits. It can. But the habits
exist anyway. A recording puts them on the table, where they can be corrected or, more often than quality expects,
adopted.</p>`,
  conclusion: `<p>Make a list of who leaves within the next eighteen months and what only they can do. Usually it has
fewer than ten lines. Take the line that would hurt first on a Sunday, print the card, and ask for nine minutes.</p>
<p>Play nothing back in front of others, thank the person in writing, and put her name on the procedure as its author
if she wishes. What happens to it afterwards, on the ward and at night, is described under
<a href="/services/healthcare">Healthcare</a>.</p>`,
  cta: null,
  seo_description:
    "How to turn nine spoken minutes into a released hospital procedure: a recording card, the real effort, and what to settle about consent and retention.",
  keywords: "voice notes, SOP, hospital, knowledge transfer, transcription, retirement, data protection",
};
