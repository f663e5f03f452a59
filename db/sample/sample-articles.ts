import { article as aCitationAnAuditorAccepts } from "./articles/a-citation-an-auditor-accepts.ts";
import { article as aReviewCalendarThatProceduresSurvive } from "./articles/a-review-calendar-that-procedures-survive.ts";
import { article as buddySystemsFailOnTuesdays } from "./articles/buddy-systems-fail-on-tuesdays.ts";
import { article as dangerousGoodsPlainAnswers } from "./articles/dangerous-goods-plain-answers.ts";
import { article as dispatchInTheDriversLanguage } from "./articles/dispatch-in-the-drivers-language.ts";
import { article as doNotCleanYourDocumentsFirst } from "./articles/do-not-clean-your-documents-first.ts";
import { article as doraMariskAndTheKnowledgeAgent } from "./articles/dora-marisk-and-the-knowledge-agent.ts";
import { article as fourCopiesOneTruth } from "./articles/four-copies-one-truth.ts";
import { article as fromASpokenWalkthroughToAnApprovedProcedure } from "./articles/from-a-spoken-walkthrough-to-an-approved-procedure.ts";
import { article as howToWriteAnSopThatPeopleFollow } from "./articles/how-to-write-an-sop-that-people-follow.ts";
import { article as measuringAKnowledgeAgent } from "./articles/measuring-a-knowledge-agent.ts";
import { article as nightShiftPilotGroup } from "./articles/night-shift-pilot-group.ts";
import { article as onboardingByQuestion } from "./articles/onboarding-by-question.ts";
import { article as oneChangeOfPolicyEveryAnswerChanged } from "./articles/one-change-of-policy-every-answer-changed.ts";
import { article as supplierAgreementsNobodyReadsUntilTheyMatter } from "./articles/supplier-agreements-nobody-reads-until-they-matter.ts";
import { article as theComplaintThatAnsweredItself } from "./articles/the-complaint-that-answered-itself.ts";
import { article as theFirstThirtyDaysPlannedFromTheProceduresOfTheRole } from "./articles/the-first-thirty-days-planned-from-the-procedures-of-the-role.ts";
import { article as theHandoverBetweenShiftsIsADocument } from "./articles/the-handover-between-shifts-is-a-document.ts";
import { article as theWorksCouncilTheAgentAndTheLogFile } from "./articles/the-works-council-the-agent-and-the-log-file.ts";
import { article as thirtyYearsOfCustomsKnowHowRecordedInAWeek } from "./articles/thirty-years-of-customs-know-how-recorded-in-a-week.ts";
import { article as voiceNotesFromTheWard } from "./articles/voice-notes-from-the-ward.ts";
import { article as whatAQuestionCosts } from "./articles/what-a-question-costs.ts";
import { article as whatAnAdvisorLooksUpBetweenTwoCalls } from "./articles/what-an-advisor-looks-up-between-two-calls.ts";
import { article as whatAnSopAssistantMustNeverAnswer } from "./articles/what-an-sop-assistant-must-never-answer.ts";
import { article as whatLeavesWithARetirement } from "./articles/what-leaves-with-a-retirement.ts";
import type { SampleArticle } from "./sample-content.ts";

export const sampleArticles: readonly SampleArticle[] = [
  aCitationAnAuditorAccepts,
  aReviewCalendarThatProceduresSurvive,
  buddySystemsFailOnTuesdays,
  dangerousGoodsPlainAnswers,
  dispatchInTheDriversLanguage,
  doNotCleanYourDocumentsFirst,
  doraMariskAndTheKnowledgeAgent,
  fourCopiesOneTruth,
  fromASpokenWalkthroughToAnApprovedProcedure,
  howToWriteAnSopThatPeopleFollow,
  measuringAKnowledgeAgent,
  nightShiftPilotGroup,
  onboardingByQuestion,
  oneChangeOfPolicyEveryAnswerChanged,
  supplierAgreementsNobodyReadsUntilTheyMatter,
  theComplaintThatAnsweredItself,
  theFirstThirtyDaysPlannedFromTheProceduresOfTheRole,
  theHandoverBetweenShiftsIsADocument,
  theWorksCouncilTheAgentAndTheLogFile,
  thirtyYearsOfCustomsKnowHowRecordedInAWeek,
  voiceNotesFromTheWard,
  whatAQuestionCosts,
  whatAnAdvisorLooksUpBetweenTwoCalls,
  whatAnSopAssistantMustNeverAnswer,
  whatLeavesWithARetirement,
];
