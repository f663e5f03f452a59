import { sql } from "kysely";
import { arrangedSections, sectionGroups, sectionsPath, storedSection } from "../../facts/page-sections.ts";
import type { Site, TextChanges } from "../../facts/site.ts";
import { type TextPage, textPageNames } from "../../facts/text-pages.ts";
import { type Failure, fail, ok, type Result } from "../../lib/result.ts";
import type { Db } from "../../server-context/db.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { getMailServer } from "../email/mail-server.server.ts";
import { legalNames } from "../settings/legal-text.ts";
import { getEditedLegalText } from "../settings/legal-texts.server.ts";
import { readSettings } from "../settings/settings.server.ts";
import { withNeutralTexts } from "../texts/neutral-texts.ts";
import { getTextState, readPages, savePageTexts, setPageHidden } from "../texts/page-texts.server.ts";
import { listSampleSentences } from "../texts/sample-sentences.server.ts";
import { sampleSections } from "../texts/sample-texts.ts";
import { requiredPages } from "../texts/text-input.ts";
import { hasProof } from "./samples.ts";
import { getOpening } from "./setup.server.ts";
import {
  type FirstStepName,
  firstActions,
  firstStepNames,
  firstSteps,
  missingToOpen,
  type SetupState,
  setupSteps,
} from "./setup.ts";
import { getVisibility } from "./visibility.server.ts";

/** Target of the home page's first button; null for any other target. */
function firstStepOf(home: TextChanges = {}): FirstStepName | null {
  const to = home["hero.action.to"] ?? firstSteps.ebook.to;
  return firstStepNames.find((name) => firstSteps[name].to === to) ?? null;
}

/** Whether each bookable call by video or in person has a place. */
async function hasPlaces(db: Db): Promise<boolean> {
  const withoutPlace = await db
    .selectFrom("event_types")
    .select("key")
    .where("active", "=", true)
    .where("meets", "<>", "phone")
    .where(sql<boolean>`coalesce(place, '') = ''`)
    .executeTakeFirst();
  return withoutPlace === undefined;
}

export async function getSetup({ db, site, outbox }: Pick<SiteContext, "db" | "site" | "outbox">): Promise<SetupState> {
  const now = new Date();
  const [settings, { texts, hidden = {} }, { isOpen, openingSoon }, opening, samplePages, mailServer, legal, places] =
    await Promise.all([
      readSettings(db),
      readPages(db),
      getVisibility(db),
      getOpening(db, now),
      listSampleSentences({ db, site }),
      getMailServer(db),
      Promise.all(legalNames.map(async (name) => getEditedLegalText(db, name))),
      hasPlaces(db),
    ]);
  const home = texts["/"] ?? {};
  const hasMailServer = outbox === undefined || mailServer !== null;
  const hasSamples = opening.items.some(({ isPublic }) => isPublic) || hasProof(opening.proof);
  return {
    isOpen,
    openingSoon,
    opening,
    settings,
    words: { "/": home, "/contact": texts["/contact"] ?? {} },
    steps: setupSteps(settings.changed, home, { samplePages, hasSamples, hasMailServer }),
    firstStep: firstStepOf(home),
    hidden: textPageNames.filter((page) => hidden[page] !== undefined),
    hasMailServer,
    hasPlaces: places,
    hasLegalTexts: legal.every(({ html }) => html !== null),
    samples: samplePages.filter(({ sentences }) => sentences > 0),
  };
}

/** Lets search engines list the site and hides samples for good; "incomplete" lists what is missing. */
export async function openSite(
  context: Pick<SiteContext, "db" | "site" | "outbox">,
  actor: string,
): Promise<Result<undefined, Failure<"incomplete"> & { left: readonly string[] }>> {
  const missing = missingToOpen((await getSetup(context)).steps);
  if (missing.length > 0) return fail("incomplete", { left: missing });
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("site_opening")
      .values({ opened_by: actor })
      .onConflict((row) => row.doNothing())
      .execute();
    await recordAudit(transaction, { actor, action: "site.open", subjectKind: "settings" });
  });
  return ok();
}

/** Publishes texts at once, and adds them to a draft of the page. */
export async function publishTexts(db: Db, page: TextPage, changes: TextChanges, actor: string): Promise<void> {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const { version, published, draft } = await getTextState(db, page);
    const publish = { page, version, texts: { ...published, ...changes }, isPublic: true };
    const changedDraft = draft ? { ...draft, ...changes } : undefined;
    const saved = await savePageTexts(db, { ...publish, draft: changedDraft }, actor);
    if (!saved.ok && saved.code === "conflict") continue;
    if (!saved.ok) throw new Error(saved.reason);
    return;
  }
  throw new Error("The page is being saved elsewhere. Try again.");
}

/** Sets target and label of the first button on every main page. */
export async function setFirstStep(
  { db, site }: Pick<SiteContext, "db" | "site">,
  name: FirstStepName,
  actor: string,
): Promise<void> {
  const { to, label } = firstSteps[name];
  const changes = new Map<TextPage, Record<string, string>>();
  for (const { page, path } of firstActions)
    changes.set(page, { ...changes.get(page), [`${path}.to`]: to, [`${path}.label`]: label[site.facts.language] });
  for (const [page, texts] of changes) await publishTexts(db, page, texts, actor);
}

/** Never hidden: they suit any trade, and an open site shows no sample texts there. */
const neutralPages: readonly TextPage[] = ["/services", "/blog", "/podcast", "/ask", "/strategy-call"];

/** The sections of a page with those of the sample hidden, if it has any; `remaining` counts what can't be hidden. */
function hideSampleSections(site: Site, page: TextPage, changes: TextChanges) {
  const sampleNames = new Set(sampleSections(site, page, changes).map(({ name }) => name));
  const arranged = arrangedSections(sectionGroups(page).flat(), changes[sectionsPath]);
  const sections = arranged.some(({ name }) => sampleNames.has(name))
    ? arranged.map(({ name, isHidden }) => storedSection({ name, isHidden: isHidden || sampleNames.has(name) }))
    : undefined;
  const texts = sections ? { ...changes, [sectionsPath]: sections } : changes;
  return { sections, remaining: sampleSections(site, page, withNeutralTexts(site, page, texts)).length };
}

/** Hides pages and sections with texts of the sample's owner; what can't be hidden stays. */
export async function hideSampleTexts(
  context: Pick<SiteContext, "db" | "site" | "content">,
  actor: string,
): Promise<void> {
  const { db, site } = context;
  const [{ texts }, samples] = await Promise.all([readPages(db), listSampleSentences(context)]);
  const firstStep = firstStepOf(texts["/"]);
  const target: string | undefined = firstStep ? firstSteps[firstStep].to : undefined;
  for (const { page, sentences } of samples) {
    if (sentences === 0 || neutralPages.includes(page)) continue;
    const { sections, remaining } = hideSampleSections(site, page, texts[page] ?? {});
    const stays = requiredPages.includes(page) || page === target || remaining === 0;
    if (!stays) await setPageHidden(context, { page, isHidden: true, to: null }, actor);
    else if (sections) await publishTexts(db, page, { [sectionsPath]: sections }, actor);
  }
}
