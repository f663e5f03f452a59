-- Changes of an entry of a list stay with its key; its position, "from", remains for release 0.2.0, which runs beside this
-- one and may follow it again. An entry without a key, which that release has saved, is found by its position.
create or replace function pg_temp.with_keys(of_page text, texts jsonb) returns jsonb language sql strict as $$
  select coalesce(jsonb_object_agg(path, case when jsonb_typeof(entry) = 'array' and keys ? path then (
    select coalesce(jsonb_agg(case
      when jsonb_typeof(item) = 'object' and keys -> path -> (item ->> 'from')::integer is not null
        then item || jsonb_build_object('key', keys -> path -> (item ->> 'from')::integer)
      else item
    end order by number), '[]')
    from jsonb_array_elements(entry) with ordinality as listed(item, number)
  ) else entry end), '{}')
  from jsonb_each(texts) as changed(path, entry), (select '{
    "/": {
      "advantages.rows": ["rule2", "newRegulation", "expertRetires", "newColleague", "audit"],
      "roi.cards": ["financial", "logistics", "healthcare"],
      "concerns.items": ["dataSafety", "information", "integration", "implementation", "userAdoption", "costJustification"],
      "path.steps": ["auditStrategy", "aiDeployment", "continuous"],
      "challenges.items": ["peopleLeave", "fourVersions", "newColleagues", "expertsAnswer"],
      "agents.onboards.specimen": ["week1", "week2", "week3", "week4"],
      "agents.figures": ["costCut", "shorterResponse", "onboarding"],
      "industries.cards": ["financial", "logistics", "healthcare"]
    },
    "/services/healthcare": {
      "healthcare.why.items": ["answersCannot", "staffTurnover", "versionRisk", "handsFree"],
      "healthcare.asked.questions": ["whichForm", "isolation", "steriliser"],
      "healthcare.roadmap.steps": ["survey", "pilotWard", "wardWard"],
      "healthcare.boundaries.items": ["hosting", "certificates", "noLockIns"]
    },
    "/services/logistics": {
      "logistics.why.items": ["rulesChange", "oneYard", "wrongDocument", "peaksStaffed"],
      "logistics.asked.questions": ["sealNumber", "lithiumCells", "carrierCancelled"],
      "logistics.roadmap.steps": ["survey", "pilotSite", "laneLane"],
      "logistics.boundaries.items": ["hosting", "peopleAct", "noLockIns"]
    },
    "/services/financial": {
      "financial.why.items": ["circulars", "clientsExpect", "evidenceProject", "precedent"],
      "financial.asked.questions": ["canOne", "whenDoes", "whichIncome"],
      "financial.roadmap.steps": ["survey", "pilotDesk", "deskDesk"],
      "financial.boundaries.items": ["hosting", "noAdvice", "noLockIns"]
    },
    "/services/manufacturing": {
      "manufacturing.benefits.items": ["preserveTechnical", "fasterTraining", "betterEfficiency"]
    },
    "/solutions/asksopia": {
      "features.onboarding.days": ["mon", "tue", "wed", "thu", "fri"],
      "features.access.rows": ["handHygiene", "controlled", "recallBatch", "payrollRun"],
      "useCases.cases": ["radiology", "logistics", "finance"],
      "hero.facts": ["firstintegration", "euhosting", "noperuserpricing"],
      "problem.items": ["filedWhere", "writtenAuditor", "overtaken", "replacedAsking"],
      "howItWorks.steps": ["discovery", "chooseSources", "connectSet", "testReal", "goLive"],
      "pricing.items": ["noperuserpricing", "nolockins"],
      "pricing.quotation.lines": ["setUp", "assistant", "furtherDepartments", "peopleUse"],
      "security.faq": ["canAccess", "whereData", "documents", "certified"]
    },
    "/solutions/healthcare/ai-sop-agent": {
      "hero.facts": ["trainingtime", "euhosting", "nothipaacertified"],
      "problem.items": ["leaves", "shadow", "carry", "agency"],
      "vision.steps": ["question", "gap", "twoMinutes", "answer"],
      "challenges.items": ["writtenAway", "stuckBehind", "builtLike", "updatedProject"],
      "solution.processing.parts": ["steps", "hazard", "owner", "status"],
      "benefits.items": ["trainingTime", "documentation", "burnout"],
      "nextSteps.steps": ["readGuide", "chooseWard", "testBedside", "decideFigures"]
    },
    "/podcast": {
      "podcast.topics": ["strategy", "leadership", "ai", "knowledge", "performance", "resilience"]
    },
    "/podcast-registration": {
      "podcastRegistration.sheet.rows": ["guest", "length", "place", "before", "after"],
      "podcastRegistration.steps.items": ["signUp", "signRelease", "scheduleInterview"]
    },
    "/sunday-review": {
      "sundayReview.hero.facts": ["weeklyNewsletterday", "freeCharge", "tracking"],
      "sundayReview.issue.parts": ["case", "monday", "nextMeeting"],
      "sundayReview.benefits.items": ["articleWeek", "oneThing", "questionNext", "conversation"],
      "sundayReview.faq.items": ["whenDoes", "happensAddress", "doStop", "aboutHospitals", "canPass"]
    },
    "/ebook": {
      "industries.cards": ["healthcare", "logistics", "financial"],
      "learn.items": ["chooseFirst", "prepareDocuments", "getExperts", "bringPeople", "keepSafe", "proveReturn"]
    },
    "/knowledge-audit": {
      "knowledgeAudit.facts": ["usually60", "fixedPrice", "software"],
      "knowledgeAudit.gets.items": ["mapKnowledge", "questions", "stateDocuments", "recommendation"],
      "knowledgeAudit.next.steps": ["firstConversation", "offerPreparation", "lookingListening", "mapExplained"],
      "knowledgeAudit.others.links": ["requestDemo"]
    },
    "/demo": {
      "demo.facts": ["usually30", "document", "ownPeople"],
      "demo.gets.items": ["answerPage", "questionCannot", "sopTwo", "straightAnswers"],
      "demo.next.steps": ["sendOne", "askAnswers", "pageNotes"],
      "demo.others.links": ["startKnowledge"]
    },
    "/strategy-call": {
      "strategyCall.facts": ["usually30", "video", "onePerson"],
      "strategyCall.gets.items": ["doesPay", "whereWould", "standsWay", "oneNext"],
      "strategyCall.next.steps": ["chooseTime", "figuresFirst", "halfPage"],
      "strategyCall.others.links": ["openRoi"]
    },
    "/about": {
      "journey.stations": ["shiftLead", "qualityManager", "processOwner", "headKnowledge", "firstKnowledge", "independent"],
      "projects.projects": ["podcast", "newsletter", "ebooktitle"],
      "expertise.areas": ["audit", "writing", "agents", "onboarding", "protection", "return"]
    },
    "/about/company": {
      "services.services": ["knowledge", "aiKnowledge", "continuous"],
      "way.steps": ["auditStrategy", "aiDeployment", "continuous"],
      "principles.items": ["source", "owner", "people", "least", "price", "honest"],
      "facts.facts": ["owner", "businessAddress", "workingLanguages", "industries", "hosting", "security", "pricing", "vatId"],
      "facts.links": ["founder", "contactHours", "impressum", "privacyPolicy"]
    },
    "/contact": {
      "next.items": ["readOurselves", "hearWould", "thenDecide"]
    },
    "/booking/$token": {
      "booking.next.items": ["entry", "reminders"]
    },
    "/guest-space/$token": {
      "space.next.items": ["reminder", "techCheck", "hearFirst"]
    },
    "/privacy/my-data": {
      "request.steps": ["emailProves", "pageShows", "twoButtons"]
    },
    "/thank-you/$form": {
      "thanks.contact.steps": ["readOurselves", "getReply", "ifAsked"],
      "thanks.guest.steps": ["readOurselves", "yesBrings", "untilThen"],
      "thanks.ebook.steps": ["byEmail", "noSalesCalls", "ifAsked"],
      "thanks.healthcare-guide.steps": ["byEmail", "noSalesCalls", "ifAsked"],
      "thanks.my-data.steps": ["openEmail", "linkWorks", "nothingThere"],
      "thanks.calculation.steps": ["openEmail", "pressButton", "nothingThere"],
      "thanks.newsletter-link.steps": ["openEmail", "pressButton", "nothingThere"],
      "thanks.newsletter.steps": ["openEmail", "pressButton", "nothingThere"]
    },
    "/schedule-interview": {
      "scheduleInterview.link.steps": ["haveLink", "registered", "notYet"],
      "scheduleInterview.hour.items": ["techCheck", "beginning", "interview", "names"],
      "technicalRequirements.groups": ["picture", "audio", "connection", "day"]
    }
  }'::jsonb -> of_page as keys) as known
$$;

update page_texts set value = pg_temp.with_keys(page, value), draft = pg_temp.with_keys(page, draft)
where value::text like '%"from":%' or draft::text like '%"from":%';
update page_text_versions set value = pg_temp.with_keys(page, value) where value::text like '%"from":%';
