import { claimToken } from "../../facts/claim-tokens.ts";
import type { ClaimName } from "../../facts/claims.ts";
import { pageCopy, shared } from "../../facts/page-texts.ts";
import type { CalculatorCopy, IndustryCopy } from "./industry-copy.ts";
import { calculatorAnchor, ebookLink, hosting, noLockIns, strategyCallLink } from "./shared-copy.ts";

export const healthcareCalculator = pageCopy<CalculatorCopy>("/services/healthcare", "healthcareCalculator", {
  title: "What it is worth in your hospital",
  lead: "It starts with the usual figures for a hospital. Change whatever does not fit yours.",
  closing: "Do your numbers need a second pair of eyes?",
  action: { to: "/strategy-call", label: "Go through them together" },
});

export const healthcareCopy = pageCopy<IndustryCopy>(
  "/services/healthcare",
  "healthcare",
  {
    name: "{healthcareName}",
    hero: {
      title: "The right procedure, at the bedside, at night.",
      lead: "An AI knowledge agent for hospitals and care groups. It answers from your own standards, names the section, and says when it has no source.",
      action: shared(strategyCallLink),
      image: { file: "", alt: "" },
      answer: {
        circumstances: ["Ward 4", "2:14 AM", "Sample answer"],
        question: "Which form goes with an early discharge?",
        answer: "Form D-7, countersigned by the attending physician, before the bed is released.",
        source: "Discharge SOP, section 3.2",
        approval: "Revised 4 March, approved by Quality",
      },
      secondAction: { href: `#${calculatorAnchor}`, label: "Work out your return" },
    },
    why: {
      title: "Care runs on procedures. Few can find them in time.",
      items: [
        {
          key: "answersCannot",
          title: "Answers cannot wait for the day shift",
          text: "In the small hours the person who knows is asleep. The procedure is not.",
        },
        {
          key: "staffTurnover",
          title: "Staff turnover drains knowledge",
          text: "Every departure costs more than a salary: it costs the way things were done.",
        },
        {
          key: "versionRisk",
          title: "Every version is a risk",
          text: "A superseded standard on a ward computer is a finding waiting for its audit.",
        },
        {
          key: "handsFree",
          title: "Hands are not free",
          text: "Staff ask by voice, with gloves on, and hear the rule and its source.",
        },
      ],
    },
    asked: {
      title: "Three questions from one night shift",
      lead: "Samples of what is asked, and of the answer a hospital gets from its own documents.",
      questions: [
        {
          key: "whichForm",
          place: "Ward 2, 11:50 PM",
          question: "A patient brought her own insulin. Who keeps it?",
          answer: "The ward, in the locked fridge, labelled with name and bed. She keeps only the pen in use.",
          source: "Medication SOP, section 6.1",
        },
        {
          key: "isolation",
          place: "Emergency department, 3:40 AM",
          question: "The isolation room is occupied. Where does a second norovirus case go?",
          answer:
            "To a single room with its own toilet, marked as contact isolation. Tell the hygiene team before handover.",
          source: "Hygiene plan, section 5.4",
        },
        {
          key: "steriliser",
          place: "Theatre, 5:55 AM",
          question: "The steriliser reports a failed cycle. Can we use the set?",
          answer: "No. Quarantine the whole load, record the batch number and call the sterile services lead.",
          source: "Reprocessing SOP, section 2.6",
        },
      ],
      more: {
        text: "Procedures can also be spoken, by those who know them best.",
        link: { to: "/solutions/healthcare/ai-sop-agent", label: "Meet the voice AI SOP agent" },
      },
    },
    returns: {
      title: "What a hospital gets back",
      lead: "Less writing, less waiting, fewer findings. We agree how each is measured in your hospital before we start.",
    },
    roadmap: {
      title: "Three steps, one ward first",
      steps: [
        {
          key: "survey",
          title: "Survey",
          text: "We sit with nursing, medicine and quality, and list the fifty questions asked most.",
        },
        {
          key: "pilotWard",
          title: "Pilot ward",
          text: "One ward, its approved documents, its own words. Your quality office signs off every source.",
        },
        {
          key: "wardWard",
          title: "Ward by ward",
          text: "Further wards join when the first has shown its return in figures you chose.",
        },
      ],
      closing: "Which ward would you start with?",
      action: { to: "/strategy-call", label: "Plan your pilot ward" },
    },
    boundaries: {
      title: "What we promise, and what we do not",
      items: [
        shared(hosting),
        {
          key: "certificates",
          title: "{notHipaaCertified}",
          text: "The agent reads procedures, not patient records. We keep it that way.",
        },
        shared(noLockIns),
      ],
    },
    banner: {
      title: "Bring the question your night shift keeps asking",
      lead: "In one call we find out where its answer lives, who needs it, and what it costs the hospital not to have it at hand.",
      action: shared(strategyCallLink),
      secondAction: shared(ebookLink),
    },
  },
  claimToken,
);

export const healthcareFigures: readonly ClaimName[] = [
  "healthcareAdminOverhead",
  "healthcareOnboarding",
  "healthcareComplianceRisk",
];
