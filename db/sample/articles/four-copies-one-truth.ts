import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 7,
  slug: "four-copies-one-truth",
  title: "Four copies, one truth: finding the version that counts",
  summary:
    "The newest file is often the wrong one. Six signs that tell which version is in force, and what to do with the others.",
  category: "Knowledge Management",
  author: "Your Name",
  publication_date: "2026-09-19T07:00:00.000Z",
  featured_image_url: "/media/covers/four-copies-one-truth.svg",
  featured_image_url_2: "/media/covers/four-copies-one-truth-2.svg",
  introduction: `<p>A dispatcher wants to know whether a pallet of power tools with lithium batteries may fly on
Thursday. There are four instructions. One is in the document control system, one on the intranet, one on the depot’s
drive, one on the wall next to the scanner. Three of them differ. All four have the same title.</p>
<p>She takes the one on the wall, since it is the only one that she can read while wearing gloves. It is also the only
one that head office does not know about. Here is how to settle which of the four counts, by a procedure that a
machine can follow and an auditor can repeat. The dispatcher and her depot are a composite, and the figures are
illustrative.</p>`,
  section_1: `<h2>Where the copies come from</h2>
<p>Each copy was made for a good reason, and unless you remove the reason it will come back.</p>
<ul>
<li><strong>The controlled copy</strong> is correct and hard to reach. Login, search mask, eight levels of folders.</li>
<li><strong>The intranet copy</strong> was made so that people can find it. It was right on the day of upload.</li>
<li><strong>The drive copy</strong> was made because someone needed a change and could not wait for the release. It is
often the best in substance and the worst in law.</li>
<li><strong>The wall copy</strong> was made because the work happens there.</li>
</ul>
<p>The obvious rule is to take the newest file. It fails regularly. A file’s date changes when it is moved, scanned,
converted or opened by a program that saves on closing. Use the date to sort the list, never to decide.</p>
<p>The second obvious rule is that the document control system is always right. It contains drafts that were never
approved, approvals for another site, and documents whose review date passed in 2022. And sometimes the external rule has
moved on while everything inside the organisation is consistent and wrong.</p>
<h3>When two versions are both right</h3>
<p>Transport provides a neat example. The rules for dangerous goods by road appear in a new edition every second
January, and as a rule consignments can still follow the old one until the end of June. For half a year two answers
are valid. The airlines’ rules appear every year and take effect on 1 January, without such a half-year. A forwarder
who handles both modes therefore needs an instruction that states the mode and the date of carriage.</p>
<p>Elsewhere it is no different. A bank’s conditions apply by date of contract, a hospital’s procedure by site and
device. So ask which version counts for this place, this case and this day.</p>`,
  section_2: `<h2>Six signs, in order of weight</h2>
<p>People, and the assistant, look for six signs. A higher sign beats any number of lower ones.</p>
<table>
<caption>Signs that a version is in force</caption>
<thead>
<tr>
<th scope="col">Rank</th>
<th scope="col">Sign</th>
<th scope="col">Where to look</th>
<th scope="col">What goes wrong</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">1</th>
<td>Released by someone entitled to</td>
<td>Release record, signature, workflow log</td>
<td>A typed name in the footer is no release</td>
</tr>
<tr>
<th scope="row">2</th>
<td>Scope fits: site, mode, product, group</td>
<td>First page, header</td>
<td>Right rule, wrong site</td>
</tr>
<tr>
<th scope="row">3</th>
<td>Valid on the day in question</td>
<td>Valid from, valid until, transition</td>
<td>Release date taken for start of validity</td>
</tr>
<tr>
<th scope="row">4</th>
<td>Nothing supersedes it</td>
<td>“Replaces” in later documents, circulars</td>
<td>A circular amends it and is filed elsewhere</td>
</tr>
<tr>
<th scope="row">5</th>
<td>External basis is current</td>
<td>Edition of the rule it cites</td>
<td>Cites an edition two cycles old</td>
</tr>
<tr>
<th scope="row">6</th>
<td>Owner confirms it</td>
<td>A mail, a tick, with date</td>
<td>Owner left the company in spring</td>
</tr>
</tbody>
</table>
<p>If signs one to four are present and unambiguous, the version counts. If one of them is missing, the case is not
decided by feeling. It goes to the owner, pages side by side, with five working days to decide. Until then the
assistant shows both and says that they disagree. It must not merge them. A smooth compromise between two versions is
a third version, which was never released.</p>
<p>Record the verdict with the document, in a form that both people and programs can read:</p>
<pre><code>title:         Lithium batteries packed with equipment, air
version:       7
released_by:   Head of dangerous goods
released_on:   2025-12-10
valid_from:    2026-01-01
valid_until:   2026-12-31
applies_to:    Depot North, Depot South; air only
based_on:      IATA DGR, edition in force 2026
replaces:      version 6
owner:         Dangerous goods desk
next_review:   2026-11-02</code></pre>
<p>Eleven lines. They take four minutes to fill in, and if they take longer you have learnt something about the
document. The review date lies before the end of validity.</p>
<h3>What auditors ask</h3>
<p>In a depot, a pharmacy or a bank they want much the same: procedures approved, signed and dated, the version in
force at the place of work, and the superseded one removed from it and archived. They do not mind how you arrive
there. They pick one title, walk to the place where the work happens, and compare. Then they put the question that a
document control system cannot answer for you: how do you make sure that people do not work from the old one? At the
moment the honest answer hangs next to the scanner.</p>`,
  section_3: `<h2>A week’s work, by the day</h2>
<ol>
<li><strong>Monday: choose twenty titles.</strong> Take those asked for most. Without a tally, ask three dispatchers,
nurses or advisers what they looked up last week.</li>
<li><strong>Tuesday: find all copies.</strong> Identical files first. On a Linux machine this takes one line, below.
Then search by title and by two distinctive phrases from the text, since a copy that has been changed has a different
checksum. Then walk through the building with a camera. Wall copies are in no index.</li>
<li><strong>Wednesday: fill in the eleven lines</strong> for each candidate, as far as the document itself gives them.
Leave blanks blank.</li>
<li><strong>Thursday: apply the six signs.</strong> Perhaps half of the titles resolve at once. Send the rest to the
owners.</li>
<li><strong>Friday: mark the losers.</strong> Move them to the archive with a note saying what replaced them. Replace
the wall copy with a print that carries version, valid until and a short link or code to the controlled one. Write a
name on it: who swaps the sheet.</li>
</ol>
<pre><code>find . -type f -name "*.pdf" -exec sha256sum {} + | sort | uniq -w64 -D</code></pre>
<p>The command lists files with identical content, whatever they are called, and changes nothing. Guess beforehand what
share of the drive it will list.</p>
<h3>Pitfalls</h3>
<ul>
<li><strong>Shaming the drive copy.</strong> If the depot’s version is better, the right reaction is to release it.
Thank the author.</li>
<li><strong>Deleting.</strong> Superseded versions are evidence of what applied at the time. Archive them for as long as
your retention rules require, out of reach of daily search.</li>
<li><strong>Log files.</strong> Who opened which version and when is personal data. Leave it alone, or agree with the
works council first. You need counts per document.</li>
<li><strong>Doing all titles.</strong> Twenty are enough to learn the procedure. The others follow
<a href="/blog/do-not-clean-your-documents-first">when someone asks for them</a>.</li>
</ul>
<p>A sceptic will say that a good document control system makes all this superfluous. It does, for documents that never
leave it. Wherever work happens away from a screen there will be a sheet of paper, and it is better to know it by
name.</p>`,
  conclusion: `<p>Success is easily measured. Take each of the twenty titles to three places where it is used and ask to
see the version people work with. Count how many show the one in force. Do it before the week and again three months
later. Twenty titles in three places make sixty observations, enough to see a change worth having.</p>
<p>The pallet with the power tools did not fly on Thursday. The sheet on the wall was two editions old, and a
colleague at acceptance had the right one. It went by road, under a different set of rules, of which there are
currently also four copies.</p>`,
  cta: null,
  seo_description:
    "Four copies of one procedure and three of them differ. Six ranked signs of the version in force, a metadata header, and a five-day plan to settle it.",
  keywords: "version control, document control, dangerous goods, audit, duplicates",
};
