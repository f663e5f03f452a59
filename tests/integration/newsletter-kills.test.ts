import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { dispatchDuringKills } from "./support/dispatch-during-kills.ts";
import { findPostgresBinaries } from "./support/postgres-cluster.ts";
import { createMigratedOnServer } from "./support/postgres-server.ts";
import { isThorough } from "./support/thorough.ts";

const hasServer = findPostgresBinaries() !== undefined;
if (!hasServer) console.warn("PostgreSQL is not installed here: skipping the kills of two replicas during a dispatch.");

const readers = isThorough ? 200 : 40;
/** Slow enough for the dispatch to be under way at each kill. */
const ratePerMinute = 600;
const kills = isThorough ? 4 : 1;

test.skipIf(!hasServer)(
  "every reader gets one email of an issue while two replicas are killed in turn",
  { timeout: 600_000 },
  async () => {
    const directory = await mkdtemp(path.join(tmpdir(), "dispatch-"));
    onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 10 }));
    const dataDirs = ["one", "two"].map((name) => path.join(directory, name));
    const environment = {
      DATABASE_URL: await createMigratedOnServer(),
      SITE_SECRET: randomBytes(32).toString("base64url"),
      DATA_DIR: dataDirs[0] ?? "",
    };
    const summary = await dispatchDuringKills({
      readers,
      kills,
      ratePerMinute,
      environment,
      dataDirs,
      isImpatient: true,
    });
    expect(summary).toMatchObject({
      issue: "sent",
      twice: [],
      forgotten: [],
      lost: [],
      wronglyBounced: [],
      renamed: [],
    });
    expect(summary.delivered + summary.bounced + summary.unknown).toBe(readers);
    // Emails in transmission at a kill, ten at most, and those whose connection the mail server closed after the text.
    expect(summary.unknown).toBeLessThanOrEqual(kills * 10 + readers / 100);
  },
);
