import { claimToken } from "../../facts/claim-tokens.ts";
import { pageCopy } from "../../facts/page-texts.ts";

export const featuresCopy = pageCopy(
  "/solutions/asksopia",
  "features",
  {
    mark: "What it does",
    title: "Four jobs, each with its source attached",
    answers: {
      title: "Answers from your documents",
      text: "Ask in your own words and read the rule, with document, section and version. Where nothing approved covers the case, it says so and tells the owner.",
      place: "Sample: no source, no answer",
      question: "Can the night shift release a quarantined pallet?",
      reply: "No approved document covers this. I have passed your question to the owner of Goods Release.",
    },
    writing: {
      title: "Turns speech into SOPs",
      text: "An expert explains the job aloud. What comes back is a structured SOP, for the expert to correct and the owner to approve.",
      place: "Sample: as spoken, as written",
      spoken: "“…so I close the valve first, then wait till the needle’s down, and only then the hatch…”",
      steps: ["Close valve V2.", "Wait until the gauge reads 0 bar.", "Open the hatch."],
      state: "Draft, waiting for approval",
    },
    onboarding: {
      title: "Plans the first weeks",
      text: "Every newcomer gets an onboarding plan made from the procedures of their role, and someone to ask when everyone else is busy.",
      place: "Sample: dispatcher, week 1",
      days: [
        { key: "mon", day: "Mon", task: "Booking system", state: "done" },
        { key: "tue", day: "Tue", task: "Dangerous goods", state: "done" },
        { key: "wed", day: "Wed", task: "Customs documents", state: "today" },
        { key: "thu", day: "Thu", task: "Late shift, alongside", state: "next" },
        { key: "fri", day: "Fri", task: "First shift alone", state: "next" },
      ],
    },
    access: {
      title: "Keeps to the roles you set",
      text: "{roleBasedAccess}, down to the single SOP. It never answers from a document that person cannot open.",
      place: "Sample: who can ask about what",
      sopColumn: "SOP",
      roles: ["Ward", "Pharmacy", "Finance"],
      rows: [
        { key: "handHygiene", sop: "Hand hygiene" },
        { key: "controlled", sop: "Controlled drugs" },
        { key: "recallBatch", sop: "Recall of a batch" },
        { key: "payrollRun", sop: "Payroll run" },
      ],
      yes: "can ask",
      no: "no access",
    },
  },
  claimToken,
);

export type UseCase = {
  key: "radiology" | "logistics" | "finance";
  name: string;
  situation: string;
  question: string;
  answer: string;
  source: string;
};

export const useCasesCopy = pageCopy("/solutions/asksopia", "useCases", {
  mark: "Use cases",
  title: "Three questions from an ordinary Tuesday",
  lead: "Questions, answers and documents are samples. The form is the one your people would see.",
  cases: [
    {
      key: "radiology",
      name: "Radiology",
      situation: "7:50 AM. The patient brings an implant card from another hospital, and the physicist is on leave.",
      question: "Which form do I need before an MRI with an implant card from elsewhere?",
      answer:
        "Form MR-4, filled in from the card and approved by the radiologist on duty. Until then the patient waits outside the scanner room.",
      source: "MR Safety SOP, section 5.2",
    },
    {
      key: "logistics",
      name: "Logistics",
      situation: "1:15 PM. A trailer arrives with the wrong seal, and the shift lead started on Monday.",
      question: "The seal number does not match the documents. Do we unload?",
      answer: "No. Photograph seal and doors, note both numbers on the consignment note and call the control room.",
      source: "Inbound SOP, section 3.1",
    },
    {
      key: "finance",
      name: "Finance",
      situation: "4:40 PM. A client wants her daughter added to the account today, and the branch closes at five.",
      question: "What proof of identity does a new signatory have to show?",
      answer:
        "A valid official document with a photograph, seen in person or by the approved video procedure. A scan is not enough.",
      source: "Account Opening Policy, section 2.4",
    },
  ] satisfies readonly UseCase[],
});
