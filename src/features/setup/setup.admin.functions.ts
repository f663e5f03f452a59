import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { proofGroups } from "../settings/sample-settings.ts";
import { changesInput, textPageInput } from "../texts/text-input.ts";
import {
  closeSite,
  getOpening,
  makeSampleArticlesDrafts,
  removeSampleProof,
  removeSamples,
  undoSampleRemoval,
} from "./setup.server.ts";
import { firstStepNames } from "./setup.ts";
import { getSetup, hideSampleTexts, openSite, publishTexts, setFirstStep } from "./setup-state.server.ts";
import { getVisibility, setOpeningSoon } from "./visibility.server.ts";

export const fetchOpening = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  getOpening(context.db, new Date()),
);

export const removeSampleContent = adminFunction({ method: "POST" })
  .validator(z.object({ withChanged: z.boolean() }))
  .handler(async ({ data, context }) => {
    await removeSamples(context.db, context.admin, data, new Date());
    await context.settingsChanged?.();
  });

export const restoreSampleContent = adminFunction({ method: "POST" }).handler(async ({ context }) => {
  const undone = await undoSampleRemoval(context.db, context.admin, new Date());
  await context.settingsChanged?.();
  return undone;
});

export const markSiteOpen = adminFunction({ method: "POST" }).handler(async ({ context }) => {
  const opened = await openSite(context, context.admin.email);
  await context.settingsChanged?.();
  return opened;
});

export const markSiteClosed = adminFunction({ method: "POST" }).handler(async ({ context }) => {
  await closeSite(context.db, context.admin.email);
  await context.settingsChanged?.();
});

export const fetchSetup = adminFunction({ method: "GET" }).handler(async ({ context }) => getSetup(context));

export const fetchVisibility = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  getVisibility(context.db),
);

export const changeOpeningSoon = adminFunction({ method: "POST" })
  .validator(z.object({ openingSoon: z.boolean() }))
  .handler(async ({ data, context }) => {
    await setOpeningSoon(context.db, data.openingSoon, context.admin.email);
    await context.settingsChanged?.();
  });

export const publishPageWords = adminFunction({ method: "POST" })
  .validator(textPageInput.extend({ texts: changesInput }))
  .handler(async ({ data, context }) => {
    await publishTexts(context.db, data.page, data.texts, context.admin.email);
    await context.settingsChanged?.();
  });

export const chooseFirstStep = adminFunction({ method: "POST" })
  .validator(z.object({ name: z.enum(firstStepNames) }))
  .handler(async ({ data, context }) => {
    await setFirstStep(context, data.name, context.admin.email);
    await context.settingsChanged?.();
  });

export const hideSamplePages = adminFunction({ method: "POST" }).handler(async ({ context }) => {
  await hideSampleTexts(context, context.admin.email);
  await context.settingsChanged?.();
});

export const takeOffSamples = adminFunction({ method: "POST" })
  .validator(z.object({ of: z.enum(["articles", ...proofGroups]) }))
  .handler(async ({ data, context }) => {
    if (data.of === "articles") await makeSampleArticlesDrafts(context.db, context.admin);
    else await removeSampleProof(context.db, context.admin.email, data.of);
    await context.settingsChanged?.();
  });
