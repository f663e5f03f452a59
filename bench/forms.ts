import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { startEmailCatcher } from "./email-catcher.ts";
import { freePort } from "./product.ts";
import { printTable, round } from "./table.ts";

const root = path.resolve(import.meta.dirname, "..");
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Holding = {
  leads: { id: number; email: string }[];
  mails: { id: string; status: "queued" | "sending" | "sent" | "dead"; about: string | null }[];
};

export type FormKillSummary = {
  acknowledged: number;
  kills: number;
  /** Acknowledged, and not there. */
  lost: string[];
  /** There more than once. */
  doubled: string[];
  /** Emails that the mail server got more than once. */
  sentTwice: string[];
  /** Leads without exactly one email in the queue. */
  withoutEmail: number[];
  /** Emails marked as sent that the mail server never got. */
  neverArrived: string[];
  sent: number;
  /** Emails that may or may not have arrived: the owner decides. */
  uncertain: number;
  unfinished: number;
  seconds: number;
};

async function inspect(dataDir: string): Promise<Holding> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, "scripts/inspect-forms.ts"), dataDir],
    {
      maxBuffer: 1 << 28,
    },
  );
  return JSON.parse(stdout) as Holding;
}

/** The built site, killed and started again on one directory and one port. */
function createVictim(dataDir: string, port: number, smtpUrl: string) {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    origin,
    async start(): Promise<void> {
      child = spawn(process.execPath, ["server/main.ts"], {
        cwd: root,
        stdio: ["ignore", "ignore", "inherit"],
        env: {
          ...process.env,
          NODE_ENV: "production",
          PORT: String(port),
          SITE_URL: origin,
          DATA_DIR: dataDir,
          SAMPLE_CONTENT: "none",
          LOG_LEVEL: "silent",
          SMTP_URL: smtpUrl,
        },
      });
      while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) {
        if (child.exitCode !== null) throw new Error(`The site ended with code ${child.exitCode}.`);
        await pause(10);
      }
    },
    async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
      const ended = new Promise((resolve) => child?.once("exit", resolve));
      child?.kill(signal);
      await ended;
    },
  };
}

const visitor = (n: number) => `visitor-${n}@example.com`;

/** Sends one message and keeps trying until the site has said that it has it. */
async function submit(origin: string, n: number): Promise<void> {
  const body = new URLSearchParams({
    name: `Visitor ${n}`,
    email: visitor(n),
    message: `Question ${n}`,
    elapsed: "9000",
  });
  const headers = {
    accept: "application/json",
    "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  };
  for (;;) {
    const response = await fetch(`${origin}/contact`, { method: "POST", headers, body }).catch(() => undefined);
    const answer = response?.ok ? ((await response.json().catch(() => undefined)) as { outcome?: string }) : undefined;
    if (answer?.outcome === "accepted") return;
    await pause(20);
  }
}

/**
 * Sends messages by the contact form while the site is killed with SIGKILL at random moments, lets the last emails go out
 * through a real mail server, and compares what was promised with what is there and with what was delivered.
 */
export async function submitDuringKills(
  dataDir: string,
  { submissions, kills }: { submissions: number; kills: number },
): Promise<FormKillSummary> {
  const catcher = await startEmailCatcher();
  const victim = createVictim(dataDir, await freePort(), catcher.url);
  const began = performance.now();
  await victim.start();
  const acknowledged = new Set<number>();
  let next = 0;
  const sender = async () => {
    for (let n = next++; n < submissions; n = next++) {
      await submit(victim.origin, n);
      acknowledged.add(n);
    }
  };
  const senders = Promise.all(Array.from({ length: 8 }, sender));
  const moments = Array.from({ length: kills }, () => randomInt(1, submissions)).sort((a, b) => a - b);
  for (const formatDateTime of moments) {
    while (acknowledged.size < formatDateTime) await pause(1);
    await pause(randomInt(60));
    await victim.end("SIGKILL");
    await victim.start();
  }
  await senders;
  const seconds = (performance.now() - began) / 1000;

  // The queue is empty when the mail server has heard nothing for a while.
  for (let heard = -1; heard !== catcher.delivered.size; ) {
    heard = catcher.delivered.size;
    await pause(3_000);
  }
  await victim.end("SIGTERM");
  const { leads, mails } = await inspect(dataDir);
  await catcher.stop();

  const byEmail = Map.groupBy(leads, ({ email }) => email);
  const byLead = Map.groupBy(mails, ({ about }) => about ?? "");
  const count = (status: string) => mails.filter((mail) => mail.status === status).length;
  return {
    acknowledged: acknowledged.size,
    kills,
    lost: [...acknowledged].map(visitor).filter((email) => !byEmail.has(email)),
    doubled: [...byEmail].filter(([, rows]) => rows.length > 1).map(([email]) => email),
    sentTwice: [...catcher.delivered].filter(([, times]) => times > 1).map(([id]) => id),
    withoutEmail: leads.filter(({ id }) => byLead.get(`lead:${id}`)?.length !== 1).map(({ id }) => id),
    neverArrived: mails.filter(({ id, status }) => status === "sent" && !catcher.delivered.has(id)).map(({ id }) => id),
    sent: count("sent"),
    uncertain: count("dead"),
    unfinished: count("queued") + count("sending"),
    seconds,
  };
}

/** Ten thousand messages and twenty kills, as a part of the bench; fails when a promise was broken. */
export async function measureForms(dataDir: string): Promise<void> {
  const summary = await submitDuringKills(dataDir, { submissions: 10_000, kills: 20 });
  const { acknowledged, kills, lost, doubled, sentTwice, withoutEmail, neverArrived, sent, uncertain, unfinished } =
    summary;
  printTable(
    "Forms and emails (SIGKILL at random moments)",
    ["what", "measured", "aim"],
    [
      ["messages acknowledged, kills", `${acknowledged}, ${kills}`, "10000, 20"],
      ["acknowledged and lost", lost.length, "0"],
      ["stored twice", doubled.length, "0"],
      ["leads without their one email", withoutEmail.length, "0"],
      ["emails delivered twice", sentTwice.length, "0"],
      ["marked as sent, never delivered", neverArrived.length, "0"],
      ["emails sent", sent, "-"],
      ["emails left to the owner (cut off while being handed over)", uncertain, "at most 5 a kill"],
      ["emails still waiting", unfinished, "0"],
      ["messages a second, kills included", round(acknowledged / summary.seconds), "-"],
    ],
  );
  const broken =
    lost.length + doubled.length + sentTwice.length + withoutEmail.length + neverArrived.length + unfinished;
  if (broken > 0) throw new Error("A promise was broken; see the table.");
}
