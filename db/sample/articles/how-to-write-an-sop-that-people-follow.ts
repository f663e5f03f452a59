import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 14,
  slug: "how-to-write-an-sop-that-people-follow",
  title: "How to write an SOP that people follow",
  summary:
    "Write for the minute in which it is needed, put the decision before the background, and test it on three people.",
  category: "SOPs & Onboarding",
  author: "Your Name",
  publication_date: "2026-09-12T07:00:00.000Z",
  featured_image_url: "/media/covers/how-to-write-an-sop-that-people-follow.svg",
  featured_image_url_2: "/media/covers/how-to-write-an-sop-that-people-follow-2.svg",
  introduction: `<p>The medicine fridge on a ward sounds its alarm at twenty past two. The nurse opens the procedure.
Page one holds the purpose. Page two holds the scope, the definitions and the names of six people who approved it. On
page five she learns that the contents must be assessed “without delay, if applicable, by suitable measures”. She
telephones a colleague, who tells her to close the door and wait ten minutes. It had been on page four, in a
footnote.</p>
<p>The procedure was correct. It had passed two audits. It had been written for the auditor, who reads by day, sitting
down. This article is about writing for the other reader. The example comes from a hospital; a depot or a back office
needs only other nouns. Figures are illustrative, and I say how they were obtained.</p>`,
  section_1: `<h2>Begin with the minute of use</h2>
<p>Before the first sentence, answer four questions about the reader:</p>
<ol>
<li><strong>When</strong> does she open this? Before the task, in the middle of it, or when something has gone
wrong?</li>
<li><strong>What does she see</strong> at that moment? An alarm, a form, a customer. That is your title.</li>
<li><strong>What does she know already?</strong> Leave that out.</li>
<li><strong>What may she decide herself</strong>, and from where on must she call?</li>
</ol>
<p>“Alarm on the medicine fridge” is a title. “Procedure for the management of temperature-controlled storage” is a
cupboard. People search for what they see.</p>
<p>How much the order matters can be measured. In the example twenty nurses volunteered to find one step in a
procedure: where do the medicines go now? A colleague held the stopwatch, and no names were kept. Old form, six pages:
2 minutes 50 seconds in the median, and five gave up. New form, same content in another order: 35 seconds, and nobody
gave up. The facts had not changed. They had moved.</p>
<h3>Words that stop people</h3>
<ul>
<li><strong>“Ensure”</strong> names a result and hides the act. What does the hand do?</li>
<li><strong>“If applicable”</strong> hands the decision to the person who came to you for it.</li>
<li><strong>“Promptly”</strong> means ten minutes to one reader and Thursday to the next. Write the minutes.</li>
<li><strong>“Suitable measures”</strong> means that the author did not know either.</li>
<li><strong>The passive.</strong> “The contents are assessed.” By whom, at twenty past two?</li>
</ul>
<p>A search for these words in your existing documents takes a morning and tells you where to begin. In one collection
of 312 procedures 204 contained “if applicable”, the record being eleven times on one page.</p>`,
  section_2: `<h2>A form that fits on two pages</h2>
<p>The order below puts the action first and the apparatus last. Auditors accept it, in my experience, because
everything is there. I have yet to be shown a standard that wants the scope at the top.</p>
<figure>
<pre><code>ALARM ON THE MEDICINE FRIDGE                    SOP 4.12, version 7

USE THIS WHEN   the display flashes or shows below 2 or above 8 °C

STOP            Do not use or discard anything from this fridge
                until the pharmacy has answered.

DO
  1  Read the display. Write temperature and time on form F 12.
  2  Close the door. Wait 10 minutes. Read again.
  3  Between 2 and 8 °C: write it down, report it at handover. End.
  4  Still outside: move everything to the fridge on Ward 2,
     into a box marked BLOCKED, with your name and the time.
  5  Call the pharmacy on duty: ext. ______. Read out form F 12.
  6  Do what they say. Write down who said it, and when.

DECIDE YOURSELF     moving, blocking
CALL FIRST          using, discarding, resetting the alarm

WHY             Some medicines lose their effect without looking
                any different.

OWNER ________   APPROVED ________   VALID FROM ________
REVIEW BY ________   SOURCE ________   REPLACES version 6</code></pre>
<figcaption>A sample, to show the form. Limits and steps come from your own pharmacy.</figcaption>
</figure>
<p>Seven habits stand behind it:</p>
<ol>
<li>The trigger is something one can see or hear.</li>
<li>What must not be done comes before what must.</li>
<li>One step, one act, one line. Nine steps at most. If you need twelve, you have two procedures.</li>
<li>Every branch ends somewhere: “End”, or a number to call.</li>
<li>The limits of one’s own authority are written out. Many phone calls at night are about permission.</li>
<li>The reason is one sentence. People follow a rule longer when they know what it protects.</li>
<li>One procedure has one owner. A committee has never answered a phone.</li>
</ol>
<h3>When the expert says that it depends</h3>
<p>She is right. Ask what it depends on, and make a table: conditions to the left, the act to the right. If the table
has more than eight rows, or if experts disagree about a row, you have found the border of what a procedure can
settle. Write there: “Call the senior physician.” A procedure that admits where it ends is trusted for the rest.</p>`,
  section_3: `<h2>Test it on three people</h2>
<p>Nobody tests procedures, which explains a good deal. The test takes an hour.</p>
<ol>
<li>Find someone who knows the task, someone new, and someone from next door.</li>
<li>Give each the page and the trigger. Do not explain anything. Watch.</li>
<li>Note every stop longer than ten seconds, every question, every step done differently.</li>
<li>Change the page, never the person. Repeat until the new one gets through without a question.</li>
</ol>
<p>In the example the first fifteen procedures needed two rounds on average. Most changes came from the person next
door. The expert, meanwhile, skipped steps 2 and 3 without noticing, and that is worth knowing as well: either the
steps are superfluous or the expert is a risk.</p>
<h3>Who else will read it</h3>
<ul>
<li><strong>Quality management.</strong> It wants a number, a version, an owner and a date of review, and it wants the
old version out of circulation. It does not want six pages. That is a custom, and customs can be changed by whoever
asks where they are written down.</li>
<li><strong>Works council.</strong> How the work itself is done is usually for the employer to say. Conduct and health
protection are not, and many procedures contain a bit of each. Show the draft early.</li>
<li><strong>Access figures.</strong> Counting how often a page is opened is useful. Counting who opened it helps no
reader and costs you the goodwill of all of them.</li>
</ul>
<h3>What can be said against it</h3>
<p>“Two pages cannot hold everything.” They should not. Background, training material and the legal basis live in a
document behind the procedure, with a link. Readers by day will find it.</p>
<p>“We have three hundred of them.” In most organisations a small part gets most of the use. Count page openings for a month
without names, or ask at the busiest desk, and rewrite the first twenty. At four hours each, test included, that is
eighty hours. What this returns depends on what searching costs you; the <a href="/roi-calculator">ROI calculator</a>
does the sum.</p>
<p>“An assistant finds the right line anyway.” It finds the line. If the line says “suitable measures”, it will quote
that to you within a second, with a page number. Good procedures make good answers, and an assistant shows quickly
which ones are bad. Where to start when nothing is written yet is described in
<a href="/blog/from-a-spoken-walkthrough-to-an-approved-procedure">From a spoken walkthrough to an approved
procedure</a>.</p>
<h3>Three pitfalls</h3>
<p>Do not illustrate with stock photographs; a picture of your own fridge, with the button marked, is worth the walk.
Do not publish version 7 while version 5 hangs on the wall; whoever publishes takes down. And do not ask for a
signature that the page has been read. Ask for one number from it.</p>`,
  conclusion: `<p>The stopwatch does the persuading. Take the procedure people phone about most and fill in the form
above, by hand, in an hour. Test it on three people the next day. The day after, lay both versions side by side with
their times on top, and pass them round at the next meeting without a word. An opinion about documents can be argued
with for a quarter. A difference of more than two minutes cannot.</p>`,
  cta: null,
  seo_description:
    "A two-page SOP template with the action first, the words that stop readers, and a one-hour test on three " +
    "people you can run this week.",
  keywords:
    "SOP template, standard operating procedure, writing procedures, hospital quality management, works council",
};
