import { claimToken } from "../../facts/claim-tokens.ts";
import type { ClaimName } from "../../facts/claims.ts";
import type { NavLink } from "../../facts/navigation.ts";
import { arrangeable } from "../../facts/page-sections.ts";
import { pageCopy } from "../../facts/page-texts.ts";
import { guideTitle } from "../../facts/site-facts.ts";

/** Target of every button that leads to the guide. */
export const guideId = "guide";

export const guideAction = "Get the free guide";

export const agentSections = arrangeable("/solutions/healthcare/ai-sop-agent", [
  "problem",
  "vision",
  "challenges",
  "solution",
  "benefits",
  "nextSteps",
]);

export const heroCopy = pageCopy(
  "/solutions/healthcare/ai-sop-agent",
  "hero",
  {
    badge: "For hospitals and care groups",
    title: "The procedure, read aloud, while your hands are busy.",
    secondAction: "How the voice agent works",
    facts: [
      { key: "rolebasedaccess", strong: "{roleBasedAccess}", text: ", down to specific SOPs" },
      { key: "euhosting", strong: "{euHosting}", text: ", {gdprReady}" },
      { key: "nothipaacertified", strong: "{notHipaaCertified}", text: ": it reads procedures, not patients" },
    ],
    dialogue: {
      caption: "A sample dialogue with the voice agent",
      place: "Ward 4",
      time: "2:14 AM",
      sample: "Sample dialogue",
      asked: "Asked aloud",
      question: "Which kit for the central line dressing, and who assists?",
      heard: "Heard nine seconds later",
      answer: "Kit C-2 from the second trolley. A second nurse assists, and both initial the change.",
      source: "Central Line SOP, section 4.1, version 3",
    },
  },
  claimToken,
);

export const problemCopy = pageCopy(
  "/solutions/healthcare/ai-sop-agent",
  "problem",
  {
    mark: "Staff turnover",
    title: "Every leaver takes knowledge with them",
    figure: "{nurseReplacement.figure}",
    figureText: "is what it costs to replace one nurse. What that nurse knew about your wards is not in the figure.",
    kind: "A planning figure; put your own in its place.",
    items: [
      {
        key: "leaves",
        title: "The knowledge leaves first",
        text: "What the ward sister knew about the older infusion pumps was never in a document.",
      },
      {
        key: "shadow",
        title: "Newcomers learn by shadowing",
        text: "Weeks beside a colleague who has no time, picking up whichever habits that colleague has.",
      },
      {
        key: "carry",
        title: "Those who stay carry it",
        text: "They answer the questions, correct the slips and cover the shifts, until they look around as well.",
      },
      {
        key: "agency",
        title: "Agency staff start at zero",
        text: "A new hospital every few weeks, and the same twenty questions in each of them.",
      },
    ],
  },
  claimToken,
);

export const visionCopy = pageCopy("/solutions/healthcare/ai-sop-agent", "vision", {
  mark: "Vision",
  title: "A ward that remembers, no matter who is on duty",
  lead: "One night, as it could be. Nobody types, and in the morning the ward knows more than the evening before.",
  steps: [
    {
      key: "question",
      when: "2:14 AM",
      title: "A question",
      text: "A nurse asks about a drain last seen in training. The agent reads out the rule and names its section.",
    },
    {
      key: "gap",
      when: "3:40 AM",
      title: "A gap",
      text: "Nothing approved covers the new bed model. The agent says so, and notes the question.",
    },
    {
      key: "twoMinutes",
      when: "6:50 AM",
      title: "Two minutes of talk",
      text: "At handover the night lead explains the bed aloud. A draft SOP is waiting for Quality by breakfast.",
    },
    {
      key: "answer",
      when: "The next night",
      title: "An answer",
      text: "Someone else asks about the bed. This time there is an approved page to read from.",
    },
  ],
});

export const challengesCopy = pageCopy(
  "/solutions/healthcare/ai-sop-agent",
  "challenges",
  {
    mark: "Traditional SOPs",
    title: "Why the binder is no help at the bedside",
    figure: "{sopsFallShort.figure}",
    figureText: "{sopsFallShort.label}.",
    kind: "A planning figure, not a survey of ours.",
    items: [
      {
        key: "writtenAway",
        title: "Written away from the work",
        text: "Typed up months later, by someone who no longer does the task.",
      },
      { key: "stuckBehind", title: "Stuck behind a screen", text: "Two rooms away, after a login, with gloves on." },
      {
        key: "builtLike",
        title: "Built like a contract",
        text: "Scope, definitions and history come first. The instruction is on page nine.",
      },
      {
        key: "updatedProject",
        title: "Updated as a project",
        text: "Revised every two years, and out of step with the ward in between.",
      },
    ],
  },
  claimToken,
);

export const solutionCopy = pageCopy("/solutions/healthcare/ai-sop-agent", "solution", {
  mark: "Voice AI",
  title: "Spoken in, checked, read out: the three parts of the agent",
  capture: {
    title: "Voice capture",
    text: "An expert explains the task where it is done, into a phone or a headset. No form, no template, no typing.",
    place: "Sample: recording at the bedside",
    length: "1 min 52 s",
    spoken: "“…brake first, then the side rail, and never lift it by the head end…”",
  },
  processing: {
    title: "AI processing",
    text: "The recording becomes a structured SOP with steps, hazards and an owner. Quality corrects and approves it.",
    place: "Sample: draft SOP, bed model B7",
    parts: [
      { key: "steps", label: "Steps", text: "Set the brake. Raise the side rail. Lift at the frame." },
      { key: "hazard", label: "Hazard", text: "Never lift by the head end." },
      { key: "owner", label: "Owner", text: "Night lead, ward 4" },
      { key: "status", label: "Status", text: "Waiting for Quality" },
    ],
  },
  access: {
    title: "Hands-free access",
    text: "Staff ask by voice and hear the approved rule with its source, gloves on, without leaving the patient.",
    place: "Sample: asked and read out",
    question: "Can I lift the B7 at the head end?",
    answer: "No. Set the brake, then lift at the frame.",
    source: "Beds SOP, section 2.3",
  },
  closing: "The guide follows one SOP through all three parts.",
});

export const benefitsCopy = pageCopy("/solutions/healthcare/ai-sop-agent", "benefits", {
  mark: "Benefits",
  title: "What changes, and for whom",
  items: [
    {
      key: "trainingTime",
      text: "New nurses ask the agent instead of waiting for a free colleague, and see the source every time.",
    },
    {
      key: "documentation",
      text: "Experts talk for ten minutes instead of writing for an afternoon. Quality corrects a draft, not a blank page.",
    },
    {
      key: "burnout",
      text: "Fewer interruptions for those who know the answer, fewer lonely decisions for those who do not.",
    },
  ] satisfies readonly { key: ClaimName; text: string }[],
  kind: "Targets for one ward, measured against the numbers you set at the start.",
  measured: "How this is measured",
});

export const nextStepsCopy = pageCopy(
  "/solutions/healthcare/ai-sop-agent",
  "nextSteps",
  {
    mark: "Next steps",
    title: "How to begin with one ward",
    steps: [
      {
        key: "readGuide",
        when: "Today",
        title: "Read the guide",
        text: "Eleven pages for nursing and quality: which procedures suit a voice, and which do not.",
      },
      {
        key: "chooseWard",
        when: "Week 1",
        title: "Choose the ward",
        text: "One ward, its thirty most asked questions, and the documents that count.",
      },
      {
        key: "testBedside",
        when: "Weeks {firstIntegration.value}",
        title: "Test at the bedside",
        text: "Nurses ask, Quality listens in. Nothing goes live before both have signed.",
      },
      {
        key: "decideFigures",
        when: "Months {roiWithin.value}",
        title: "Decide on figures",
        text: "Training time, documentation, interruptions: measured against the numbers you set at the start.",
      },
    ],
    secondAction: { to: "/contact", label: "Talk to us first" } satisfies NavLink,
  },
  claimToken,
);

export const guideCopy = pageCopy("/solutions/healthcare/ai-sop-agent", "guide", {
  cover: guideTitle,
  series: "A guide for nursing and quality",
  coverName: `Cover of the free guide “${guideTitle}”`,
  title: "The free guide: SOPs by voice, in eleven pages",
  contents: [
    "Which procedures suit a voice, and which do not",
    "A script for interviewing an expert at the bedside",
    "From recording to approved SOP, on one example",
    "Questions for your works council and data protection officer",
    "How to measure training time before and after",
  ],
  form: {
    title: guideAction,
    intro: "A PDF, ready on the next page and in your inbox. Only your email address is needed.",
    submitLabel: "Get the guide",
  },
  unavailable:
    "The guide isn’t available at the moment. Write to us with your question, and we’ll answer it in person.",
});
