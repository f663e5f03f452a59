import { createHmac } from "node:crypto";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { administrator } from "../administrator.ts";
import { longArticles, longEmail, longEpisodes, longRecordingFiles, longRowsSql } from "./long-word-content.ts";
import { type OwnSite, runOwnCommand, startOwnSite } from "./own-site.ts";

const root = path.resolve(import.meta.dirname, "../..");

export type LongWordSite = {
  site: OwnSite;
  signedPaths: string[];
};

async function importContent(dataDir: string): Promise<void> {
  const files = { articles: longArticles, episodes: longEpisodes };
  const args: string[] = [];
  for (const [kind, rows] of Object.entries(files)) {
    const file = path.join(dataDir, `${kind}.ndjson`);
    await writeFile(file, rows.map((row) => JSON.stringify(row)).join("\n"));
    args.push(`--${kind}`, file);
  }
  await runOwnCommand(["content", "import", ...args], { DATA_DIR: dataDir });
}

async function addRecording(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, "media", "audio");
  await mkdir(folder, { recursive: true });
  await copyFile(path.join(root, "db/sample/audio/episode-40.mp3"), path.join(folder, "1.mp3"));
  for (const [name, text] of Object.entries(longRecordingFiles)) await writeFile(path.join(folder, name), text);
}

async function addRows(dataDir: string, secret: string): Promise<string[]> {
  const database = new PGlite(path.join(dataDir, "database"), { extensions: { pg_trgm, btree_gist, unaccent } });
  await database.exec(longRowsSql);
  const { rows } = await database.query<{ guest: string; booking: string; subscriber: string }>(
    `select guests.reference as guest, bookings.reference as booking, subscribers.link_key::text as subscriber
      from guests, bookings, subscribers`,
  );
  await database.close();
  const signToken = (purpose: string, subject = "") => {
    const expires = Math.floor(Date.now() / 1000 + 86_400).toString(36);
    const body = `${Buffer.from(subject).toString("base64url")}.${expires}`;
    const signature = createHmac("sha256", secret).update(`${purpose}\n${body}`).digest("base64url").slice(0, 32);
    return `${body}.${signature}`;
  };
  const settings = signToken("newsletter-settings", rows[0]?.subscriber);
  return [
    `/guest-space/${signToken("guest", rows[0]?.guest)}`,
    `/booking/${signToken("booking", rows[0]?.booking)}`,
    `/newsletter/preferences?token=${settings}`,
    `/newsletter/unsubscribe?token=${settings}`,
    `/privacy/my-data/view?token=${signToken("my-data", longEmail)}`,
  ];
}

export async function startLongWordSite(): Promise<LongWordSite> {
  const secret = "a secret of this site and of no other";
  let signedPaths: string[] = [];
  const site = await startOwnSite(
    {
      SAMPLE_CONTENT: "none",
      SITE_SECRET: secret,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
    async (dataDir) => {
      await importContent(dataDir);
      await addRecording(dataDir);
      signedPaths = await addRows(dataDir, secret);
    },
  );
  return { site, signedPaths };
}
