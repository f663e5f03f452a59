import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 6,
  slug: "do-not-clean-your-documents-first",
  title: "Do not clean your documents first",
  summary: "Tidying before asking is how projects die. Ask first, then tidy what was asked for.",
  category: "Knowledge Management",
  author: "Your Name",
  publication_date: "2026-10-24T07:00:00.000Z",
  featured_image_url: "/media/covers/do-not-clean-your-documents-first.svg",
  featured_image_url_2: null,
  introduction: `<p>“We would love to start, but our documents are a mess. We have to clean up first.” I hear this
sentence in hospitals, depots and banks, usually in the first quarter of an hour. It sounds responsible. In practice it
is how a project is put to sleep without anyone having to say no.</p>
<p>The mess is real. The order of work is wrong. You do not know which documents matter until you know what people
ask, and for most of your files the answer is that they have not been opened since they were saved.</p>`,
  section_1: `<h2>The arithmetic of tidying</h2>
<p>Take a freight forwarder with 14,000 files on three drives. To clean one properly, someone opens it, finds the
owner, compares it with its siblings, decides, renames and files it. Twenty minutes is optimistic. 14,000 files at
twenty minutes are 4,667 hours. At 1,600 working hours a year that makes nearly three people for a year, and they would
have to be people who understand the content. You do not have three such people to spare. If you had, the drives would
look different.</p>
<p>Now the other direction. For two weeks the dispatch desks write down what they look up. Say 400 questions come
together. Sorted, they lead to 62 documents. At twenty minutes each these are 21 hours, with an hour each for the
awkward ones perhaps 40. One person, one week.</p>
<p>The figures are illustrative. The ratio is what you should test at home, and it tends to be of this kind: a few dozen
documents carry the daily work, and thousands carry the memory of a colleague who was careful about backups.</p>
<table>
<caption>Two ways to begin (illustrative, 14,000 files)</caption>
<thead>
<tr><th scope="col">Measure</th><th scope="col">Clean first</th><th scope="col">Ask first</th></tr>
</thead>
<tbody>
<tr><th scope="row">Documents handled before the first answer</th><td>14,000</td><td>62</td></tr>
<tr><th scope="row">Hours of people who know the content</th><td>4,667</td><td>40</td></tr>
<tr><th scope="row">First useful answer</th><td>After about a year</td><td>In week four</td></tr>
<tr><th scope="row">Outdated again by then</th><td>A good part</td><td>Little</td></tr>
<tr><th scope="row">You know what is missing</th><td>No</td><td>Yes, as a list</td></tr>
</tbody>
</table>
<p>The last line is the important one. Cleaning can only improve what exists. It never shows you the procedure that was
never written. Questions show it on the second day.</p>`,
  section_2: `<h2>What you do have to do first</h2>
<p>Asking first does not mean connecting an assistant to everything on Friday afternoon. Some work does come before
the first question, and none of it is tidying.</p>
<h3>Close the doors</h3>
<p>A search that works is the first thing to reveal that half the company could read the salary folder all along.
Nobody did, because nobody found it. Check access rights before you connect a source, and connect folders by an
explicit list of what is included. Personnel, works council, management, legal and anything with patient or customer
records stay out until someone has given a reason in writing. Data protection asks for this in any case, and your
officer for it will be glad to see the list.</p>
<h3>Quarantine, do not delete</h3>
<p>What is visibly dead (“old”, “archive 2014”, “copy of copy”) goes into a place that the assistant does not read. Do
not delete it. Business records have to be kept for years, patient records for longer still, and the periods differ by
kind. Whoever owns a kind of record knows its period; whoever tidies a drive on a Friday does not. A cleaning campaign
with a delete key and a deadline is how auditors make new acquaintances. On the other side, personal data past its
period must go. That is a task of its own, with its own owner, and should not be mixed with this one.</p>
<h3>Name an owner per subject</h3>
<p>Not per document. “Dangerous goods”, “discharge”, “account opening”. Ten to twenty names on one page. When the
assistant finds two versions, someone has to be asked, and it should not be the consultant.</p>
<p>In a bank this is also a matter of supervision, which expects guidelines to be written down, known, current and at
hand. A bank that says “our guidelines are too messy to connect” has just described a finding. It may want to say it
to internal audit before internal audit says it back.</p>`,
  section_3: `<h2>Then tidy what was asked for</h2>
<p>The loop is weekly and takes one person half a day. It replaces the cleaning project for good, and that is why it
works: a project ends, a loop does not.</p>
<ol>
<li><strong>Read the week’s questions.</strong> Grouped by subject, without names. Agree on this with the works
council beforehand, because a log of questions can also be read as a log of people.</li>
<li><strong>Sort them into four heaps.</strong> Answered well. Answered from a doubtful version. Contradicted by a
second document. No document at all.</li>
<li><strong>Treat the three bad heaps by frequency.</strong> Doubtful goes to the owner for a yes or no. Contradicted
goes to the owner with both pages side by side. Missing goes to the person who answers it by phone today; ten
minutes with a <a href="/blog/voice-notes-from-the-ward">voice note</a> are usually enough.</li>
<li><strong>Repair the five most frequent.</strong> Five, since this is what one person manages on a Thursday morning.
After a quarter it is some sixty.</li>
<li><strong>Tell the askers.</strong> One line: “You asked, it is now answered, here.” It is the cheapest advertising
there is.</li>
</ol>
<p>How do you find the version that counts when there are four? That deserves an article of its own, and
<a href="/blog/four-copies-one-truth">has one</a>.</p>
<h3>Counter-arguments that deserve an answer</h3>
<p><strong>“Rubbish in, rubbish out.”</strong> Correct for a system that mixes everything into one smooth paragraph. An
assistant that shows document, version and page makes the rubbish visible instead. People then see that the answer stems
from 2017, and they say so, loudly. In the first weeks that is uncomfortable and exactly what you need. Keep the group
small while it lasts.</p>
<p><strong>“A wrong answer in our field is dangerous.”</strong> Then the field gets a green list. For dangerous goods,
medication or sanctions screening the assistant reads only documents which the owner has released by name, and declines
everything else. For the canteen, parking and travel expenses it may read the drive. Two speeds, decided by the damage a
wrong answer can do.</p>
<p><strong>“We have to migrate to a new system next year anyway.”</strong> Good. Then you will want to know which 62
documents to migrate with care. The rest can be moved as it is, in a box, like the things from the cellar.</p>
<p><strong>“The certifier wants order.”</strong> The certifier wants controlled documents: approved, current, available
where they are needed, obsolete ones kept from use by mistake. A list of what is asked, with an owner and a released
answer for each, shows this better than a folder tree of eight levels.</p>
<p>There is one case in which I do advise cleaning first: when the document base is small. Below about three hundred
files, lock two people and a pot of coffee in a room for three days. Counting questions would take longer.</p>`,
  conclusion: `<p>On Monday, leave the drives alone. Choose two desks, hand out a sheet, and collect what is looked up
until Friday week. <a href="/blog/what-a-question-costs">How to count</a> fits on a page. In the same fortnight let IT
draw up the list of folders and who can read them. You will want to see that list before anyone else does.</p>
<p>After two weeks you will know your 62. Someone will be disappointed that it is so few. Most people will be relieved,
and the shared drive will not have noticed anything.</p>`,
  cta: `<h2>Find your sixty documents</h2>
<p>In a knowledge audit we collect two weeks of questions at two desks, trace them to their documents and hand you the
list: what is asked, what answers it, who owns it, what is missing.</p>
<p><a href="/knowledge-audit">See what the audit covers</a></p>`,
  seo_description:
    "Cleaning 14,000 files before an AI project takes years. Ask first, find the sixty documents that matter, then repair five a week.",
  keywords: "document cleanup, knowledge management, shared drive, document control, retention",
};
