// First of all: the database is compiled as these flags say.
import "./export-engine.ts";
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { listRedirects } from "../../src/features/articles/redirects.server.ts";
import { OperatorError } from "../../src/server-context/operator-error.ts";
import { readConfig } from "../config/read-config.ts";
import { openStore } from "../open-store.ts";
import { runCommand } from "../run-command.ts";
import { exportSite } from "./export-site.ts";
import { openSite } from "./open-site.ts";

const usage = `Usage: npm run export -- DIRECTORY [--base /folder/] [--origin https://host] [--without-cards]
  --base            folder of the host in which the site will be; / when left out
  --origin          host of the exported site; SITE_URL when left out
  --without-cards   one picture for sharing instead of one for each page
Forms are sent to SITE_URL when that is set; without it the pages show the mail address.`;

type Words = { directory: string; base: string; origin: string | undefined; cards: boolean };

function readWords(words: string[]): Words {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        base: { type: "string", default: "/" },
        origin: { type: "string" },
        "without-cards": { type: "boolean", default: false },
      },
    });
    const [directory, ...rest] = positionals;
    if (!directory || rest.length > 0) throw new Error("Name one directory.");
    if (!/^\/([\w.~-]+\/)*$/.test(`${values.base.replace(/\/$/, "")}/`)) {
      throw new Error(`The folder ${values.base} does not look like /docs/.`);
    }
    const origin = values.origin?.replace(/\/$/, "");
    if (origin !== undefined && URL.parse(origin)?.origin !== origin) {
      throw new Error(`The host ${values.origin} does not look like https://www.example.com.`);
    }
    return { directory, base: `${values.base.replace(/\/$/, "")}/`, origin, cards: !values["without-cards"] };
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${usage}`);
  }
}

async function run(): Promise<void> {
  const { directory, base, origin, cards } = readWords(process.argv.slice(2));
  const root = path.resolve(import.meta.dirname, "../..");
  const config = readConfig(process.env);
  if (!existsSync(path.join(root, "dist", "built.json")))
    throw new OperatorError("Build the site first: npm run build");
  const server = process.env.SITE_URL ? config.siteUrl : undefined;
  const place = { origin: origin ?? config.siteUrl, base, server };
  const start = performance.now();
  const store = await openStore(config, root);
  try {
    const { staticFiles, ask } = await openSite(store, place.origin);
    const { pages, written, unchanged, removed } = await exportSite({
      directory,
      place,
      ask,
      staticFiles,
      redirects: () => listRedirects(store.database.db),
      media: store.media,
      cards,
      onMissing: (url, namedBy) => console.warn(`${namedBy} names ${url}, which nothing answers.`),
    });
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    console.log(
      `${pages} pages for ${place.origin}${base} in ${seconds} s: ${written} files written, ${unchanged} unchanged, ${removed} removed.`,
    );
  } finally {
    await store.database.close();
  }
}

await runCommand(run);
