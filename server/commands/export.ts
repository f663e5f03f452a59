import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { exportedRedirects } from "../../src/features/features.server.ts";
import { readConfig } from "../config/read-config.ts";
import { exportSite } from "../export/export-site.ts";
import { openExportedSite } from "../export/open-exported-site.ts";
import { openStore } from "../open-store.ts";
import { withUsage } from "./with-usage.ts";

const usage = `Usage: npm run export -- DIRECTORY [--origin https://host] [--without-cards]
  --origin          host of the exported site; SITE_URL when left out
  --without-cards   one picture for sharing instead of one for each page
Forms are sent to SITE_URL when that is set; without it the pages show the email address.`;

const readArguments = (args: string[]) =>
  withUsage(usage, () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        origin: { type: "string" },
        "without-cards": { type: "boolean", default: false },
      },
    });
    const [directory, ...extra] = positionals;
    if (!directory || extra.length > 0) throw new Error("Name one directory.");
    const origin = values.origin?.replace(/\/$/, "");
    if (origin !== undefined && URL.parse(origin)?.origin !== origin) {
      throw new Error(`The host ${values.origin} does not look like https://www.example.com.`);
    }
    return { directory, origin, cards: !values["without-cards"] };
  });

export async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  // Optimising PostgreSQL's parser would take 600 MB for nothing: rendering dominates (docs/performance.md).
  for (const flag of ["--no-wasm-dynamic-tiering", "--no-wasm-tier-up"]) setFlagsFromString(flag);
  const { directory, origin, cards } = readArguments(args);
  const config = readConfig(environment);
  const server = environment.SITE_URL ? config.siteUrl : undefined;
  const deployment = { origin: origin ?? config.siteUrl, server };
  const start = performance.now();
  const store = await openStore(config);
  try {
    const { site, staticFiles, handle, queriesOf } = await openExportedSite(store, deployment);
    const { pages, files } = await exportSite({
      site,
      directory,
      deployment,
      handle,
      queriesOf,
      staticFiles,
      redirects: () => exportedRedirects(site, store.database.db),
      media: store.media,
      cards,
      onMissing: (url, linkedFrom) => console.warn(`${linkedFrom} names ${url}, which nothing answers.`),
    });
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    console.log(`${pages} pages for ${deployment.origin}/ in ${seconds} s, ${files} files.`);
  } finally {
    await store.database.close();
  }
}
