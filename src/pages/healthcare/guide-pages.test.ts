import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { replaceStoredFacts } from "../../facts/stored-facts.ts";
import { createBooklets } from "../../features/leads/booklets/booklets.server.ts";
import { withoutSamples } from "../../features/settings/sample-settings.ts";
import { storedFactsOf } from "../../features/settings/setting-facts.ts";
import { createPictureStore } from "../../server-context/pictures/picture-store.server.ts";
import { guideCopy, nextStepsCopy } from "./healthcare-agent-copy.ts";

const pagesOf = (pdf: string) => pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test("the healthcare page states the guide's number of pages", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "guide-"));
  onTestFinished(async () => {
    replaceStoredFacts({});
    await rm(folder, { recursive: true });
  });
  const draw = createBooklets(createPictureStore(folder), new Map());
  const words = { 10: "ten", 11: "eleven", 12: "twelve", 13: "thirteen" };
  for (const facts of [{}, storedFactsOf(withoutSamples({}))]) {
    replaceStoredFacts(facts);
    const pages = pagesOf((await draw("healthcare-guide")).pdf.toString("latin1"));
    const word = Object.entries(words).find(([count]) => Number(count) === pages)?.[1] ?? String(pages);
    expect(guideCopy.title).toContain(`in ${word} pages`);
    expect(nextStepsCopy.steps[0]?.text.toLowerCase()).toContain(`${word} pages`);
  }
});
