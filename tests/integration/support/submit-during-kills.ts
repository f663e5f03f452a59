import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { runCommand, startProduct } from "../../../bench/product.ts";
import { runConcurrently } from "../../../bench/run-concurrently.ts";
import { shortLived } from "../fixtures/short-lived.ts";
import { startEmailCatcher } from "./email-catcher.ts";
import { freePort } from "./free-port.ts";

type StoredRows = {
  leads: { id: number; email: string }[];
  mails: { id: string; status: "queued" | "sending" | "sent" | "dead"; about: string | null }[];
};

export type FormKillSummary = {
  acknowledged: number;
  /** Acknowledged, but missing. */
  lost: string[];
  /** Stored more than once. */
  doubled: string[];
  /** Emails that the mail server received more than once. */
  sentTwice: string[];
  /** Leads without exactly one email in the queue. */
  withoutEmail: number[];
  /** Emails marked as sent that the mail server never received. */
  neverArrived: string[];
  sent: number;
  /** Emails that may or may not have arrived: the owner decides. */
  uncertain: number;
  unfinished: number;
};

async function inspect(dataDir: string): Promise<StoredRows> {
  const { stdout } = await runCommand(["scripts/inspect-forms.ts", dataDir], {});
  return JSON.parse(stdout) as StoredRows;
}

const visitor = (n: number) => `visitor-${n}@example.com`;

/** Submits one message and retries until the site acknowledges it. */
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
    const result = response?.ok ? ((await response.json().catch(() => undefined)) as { outcome?: string }) : undefined;
    if (result?.outcome === "accepted") return;
    await pause(20);
  }
}

/** Uses the site's own metrics, which omit values that take longer than half a second. */
async function isQueueEmpty(metrics: string): Promise<boolean> {
  const response = await fetch(`http://${metrics}/metrics`).catch(() => undefined);
  const emails = (await response?.text())?.match(/^site_emails\{.*$/gm) ?? [];
  return emails.length > 0 && emails.every((line) => !/"(?:queued|sending)"\} [1-9]/.test(line));
}

/**
 * Submits messages by the contact form while the site is killed with SIGKILL at random moments, delivers the last
 * emails through a real mail server, and compares the acknowledged messages with the stored and delivered ones.
 */
export async function submitDuringKills(
  dataDir: string,
  { submissions, kills }: { submissions: number; kills: number },
): Promise<FormKillSummary> {
  const catcher = await startEmailCatcher();
  const port = await freePort();
  const metrics = `127.0.0.1:${await freePort()}`;
  const settings = { SAMPLE_CONTENT: "none", SMTP_URL: catcher.url, METRICS_ADDRESS: metrics };
  const start = () => startProduct(dataDir, settings, { port, nodeArgs: [shortLived] });
  let site = await start();
  const acknowledged = new Set<number>();
  const sending = runConcurrently(Array(submissions).keys(), 8, async (n) => {
    await submit(site.origin, n);
    acknowledged.add(n);
  });
  const thresholds = Array.from({ length: kills }, () => randomInt(1, submissions)).sort((a, b) => a - b);
  for (const threshold of thresholds) {
    while (acknowledged.size < threshold) await pause(1);
    await pause(randomInt(60));
    await site.kill();
    site = await start();
  }
  await sending;

  while (!(await isQueueEmpty(metrics))) await pause(100);
  await site.stop();
  const { leads, mails } = await inspect(dataDir);
  await catcher.stop();

  const byEmail = Map.groupBy(leads, ({ email }) => email);
  const byLead = Map.groupBy(mails, ({ about }) => about ?? "");
  const count = (status: string) => mails.filter((mail) => mail.status === status).length;
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].map(visitor).filter((email) => !byEmail.has(email)),
    doubled: [...byEmail].filter(([, rows]) => rows.length > 1).map(([email]) => email),
    sentTwice: [...catcher.delivered].filter(([, times]) => times > 1).map(([id]) => id),
    withoutEmail: leads.filter(({ id }) => byLead.get(`lead:${id}`)?.length !== 1).map(({ id }) => id),
    neverArrived: mails.filter(({ id, status }) => status === "sent" && !catcher.delivered.has(id)).map(({ id }) => id),
    sent: count("sent"),
    uncertain: count("dead"),
    unfinished: count("queued") + count("sending"),
  };
}
