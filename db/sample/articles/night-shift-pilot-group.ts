import type { SampleArticle } from "../sample-content.ts";

export const article: SampleArticle = {
  id: 2,
  slug: "night-shift-pilot-group",
  title: "Why the night shift is the best pilot group",
  summary: "Fewest colleagues to ask, most questions to answer. Start where the need is plain.",
  category: "Healthcare",
  author: "Your Name",
  publication_date: "2026-11-14T07:00:00.000Z",
  featured_image_url: "/media/covers/night-shift-pilot-group.svg",
  featured_image_url_2: null,
  introduction: `<p>Most pilots start with the people who have time for them. A quality manager, two ward leaders,
someone from IT with a good chair. They test between ten and noon, when every expert in the building can be reached by
phone, and they conclude that the tool is nice to have. At that hour it is.</p>
<p>At three in the morning the same building contains two nurses, thirty-two patients and a physician on call who is
responsible for three wards and is currently on the other one. If an assistant that answers from your own procedures is
useful anywhere, it is useful here. If it is no use here, you can stop early and save the rest of the budget.</p>`,
  section_1: `<h2>What is different after nine in the evening</h2>
<p>By day a question costs a colleague. By night there is no colleague, so the question costs a search, a phone call
that wakes someone, or a guess. Which of the three it becomes depends on how tired people are and how the last call was
received.</p>
<p>The following figures come from a paper tally of the kind described in <a href="/blog/what-a-question-costs">What a
question costs</a>: one surgical ward, ten early shifts and ten nights. Take them as an illustration and count your
own.</p>
<table>
<caption>Questions on one surgical ward, average per shift (illustrative)</caption>
<thead>
<tr><th scope="col">Measure</th><th scope="col">Early shift</th><th scope="col">Night</th></tr>
</thead>
<tbody>
<tr><th scope="row">Nurses on the ward</th><td>5</td><td>2</td></tr>
<tr><th scope="row">Other staff within a minute’s walk</th><td>4</td><td>0</td></tr>
<tr><th scope="row">Questions noted</th><td>14</td><td>9</td></tr>
<tr><th scope="row">Questions per nurse</th><td>2.8</td><td>4.5</td></tr>
<tr><th scope="row">Someone opened a document</th><td>4</td><td>7</td></tr>
<tr><th scope="row">Put off until the next shift</th><td>0</td><td>2</td></tr>
</tbody>
</table>
<p>Look at the last two lines. At night people already go to the documents, in seven cases of nine, so you are
improving a habit they have. By day you would first have to create it. And two questions a night are simply handed to
the early shift, where they arrive at half past six together with everything else.</p>
<blockquote>
<p>At three in the morning I do not want an essay. I want the page, and I want to see that it is the page.</p>
<p>A night nurse, put together from several conversations</p>
</blockquote>
<p>That sentence is also a decent specification. A short answer, the document, its version, the page. A system that
satisfies it at three will satisfy people at eleven. The reverse has not been my experience.</p>`,
  section_2: `<h2>A pilot in ten weeks</h2>
<p>Two wards, four weeks of counting without any tool, six weeks with it. Two wards and forty-two nights make 84 shifts.
With nine questions each that is about 750 questions. If half of them are put to the assistant, you hold some 380
answers.</p>
<p>Why does 380 matter? Because an error rate of five per cent, measured on 380 answers, is uncertain by roughly two
points either way. Measured on forty answers, it could be anything between one and seventeen. A week-long trial by four
enthusiasts cannot tell a good system from a poor one, whatever the mood at the end.</p>
<ol>
<li><strong>Weeks 1 to 4: count.</strong> Paper at the desk. Question, minutes, source of the answer. No names.</li>
<li><strong>Week 4: load the documents for the forty questions that came up most.</strong> Valid versions only, each
with an owner. Leave everything else out.</li>
<li><strong>Evening before week 5: train at handover.</strong> Twenty minutes at a quarter past nine, twice, so that
every rota is reached. If the night staff have to come in at two in the afternoon for it, you have lost them before you
began. Training is working time and is booked as such.</li>
<li><strong>Weeks 5 to 10: use it.</strong> Each morning one person from quality reads the night’s answers against the
source. That is about nine answers for two wards and takes half an hour.</li>
<li><strong>After week 10: decide in one meeting.</strong> With the night staff in it. At a time when they are
awake.</li>
</ol>
<p>Agree beforehand when you stop. I use two conditions. Any answer that contradicts its own source and was acted upon
halts the pilot until the cause is found. And if after three weeks fewer than a quarter of the noted questions reach the
assistant, something is wrong with the access or the answers, and more posters will not repair it.</p>
<h3>Where it has to live</h3>
<p>At night the desk is empty because both nurses are in rooms. A workstation that logs out after five minutes and wants
a twelve-character password will lose against the phone. Sort out the device first: a ward phone with the hospital’s
own login, gloves considered, screen dimmed. I have seen more pilots end over a login than over a language model.</p>`,
  section_3: `<h2>What speaks against it</h2>
<p><strong>Fewer people means fewer checks.</strong> This is the serious objection. By day a wrong answer meets four
colleagues who frown. At night it meets one. So the scope is narrower than by day: procedures, forms, devices,
responsibilities, whom to call. No doses for a particular patient, no assessment of symptoms, nothing without a source.
The list is in <a href="/blog/what-an-sop-assistant-must-never-answer">What an SOP assistant must never answer</a>.
Every answer outside it is a phone number, and the number must be the one for tonight.</p>
<p><strong>Nights are not typical.</strong> True. Usage at night is close to the upper limit of what you will see
anywhere. Do not multiply it by three shifts for the business case. What does carry over is the share of correct
answers, since documents do not change after dark.</p>
<p><strong>Two people cannot be anonymous.</strong> Here many pilots stumble without noticing. If two nurses are on a
ward and the log shows a question at 03:12, everyone knows who asked. The log is then personal data, whatever its
header says, and the works council, or its counterpart in a public or church hospital, will want it settled before the
first night. Build it so that there is little to discuss:</p>
<ul>
<li>Replace the time of day by “night” before anything is stored for evaluation.</li>
<li>Pool both wards, and report by week.</li>
<li>Keep the raw log for a short, written period, say fourteen days, for checking errors. Name who may open it.</li>
<li>Exclude performance and conduct evaluation in the works agreement, in one plain sentence.</li>
</ul>
<p>If training moves the start of a shift, that needs agreeing as well. The council may want an expert on AI at its
side. Plan for it in the schedule; it is time well spent. A council that has read the refusal list usually asks the
best questions of the entire project.</p>
<p><strong>Night staff get every new thing first or last, never properly.</strong> This one comes from the staff
themselves, and they are right to be wary. The remedy is dull: name a person who is reachable in the evening during the
first week, fix what they report within two days, and say so in the handover book.</p>`,
  conclusion: `<p>Ten nights of paper tally are what it costs to find out, and decent coffee for the night shift is a
fair return for it. Ask one ward leader. If the tally shows two questions a night, choose another ward and be glad
that you only spent the coffee.</p>
<p>If it shows nine, you have a pilot group that needs no persuading, a scope that fits on a page, and a judge with no
patience for features. How such a system is set up for hospitals is described under
<a href="/services/healthcare">Healthcare</a>.</p>`,
  cta: null,
  seo_description:
    "Why a hospital AI pilot should start at night: a ten-week plan, sample size, stop rules, and what the works council will rightly want to know.",
  keywords: "night shift, pilot project, hospital, works council, SOP assistant, nursing",
};
