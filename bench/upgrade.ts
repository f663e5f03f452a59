import { randomBytes, randomInt } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { findPostgresBinaries, startPostgres } from "../tests/integration/support/postgres-cluster.ts";
import { printFigures } from "./figures.ts";
import { freePort, type Product, startProduct } from "./product.ts";
import { prepareRelease, type Release } from "./release.ts";
import { type SmallProxy, startSmallProxy } from "./small-proxy.ts";

const root = path.resolve(import.meta.dirname, "..");
const owner = { email: "owner@example.com", password: "a chart for every voyage" };
const words = ["knowledge", "agent", "hospital", "logistics", "data", "team"];
const readers = 4;
const settleMs = 3_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Tally = { reads: number; failed: string[]; acknowledged: Set<string> };

/** Pages that are rendered once, and some that are rendered for each request. */
const pathOf = (n: number) =>
  ["/", "/blog", `/blog?search=${words[n % words.length]}+${n}`, "/episode/14", "/rss.xml", "/strategy-call"][n % 6] ??
  "/";

/** Sends a message by the contact form; one that is acknowledged has to be in the database at the end. */
async function write(origin: string, tally: Tally): Promise<void> {
  const email = `upgrade-${tally.acknowledged.size}-${randomInt(1e9)}@example.com`;
  const response = await fetch(`${origin}/contact`, {
    method: "POST",
    headers: {
      accept: "application/json",
      "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: new URLSearchParams({ name: "Visitor", email, message: "Which version answers?", elapsed: "9000" }),
  });
  const { outcome } = (await response.json()) as { outcome?: string };
  if (response.ok && outcome === "accepted") tally.acknowledged.add(email);
  else tally.failed.push(`POST /contact: ${response.status}`);
}

/** Reads and writes through the proxy until `isOver`, and remembers what was not answered as it should be. */
async function visit(origin: string, tally: Tally, isOver: () => boolean): Promise<void> {
  const reader = async () => {
    while (!isOver()) {
      const url = pathOf(tally.reads++);
      const answer = await fetch(origin + url).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => tally.failed.push(`${url}: cut off`));
      if (answer?.status !== 200) tally.failed.push(`${url}: ${answer?.status ?? "no answer"}`);
    }
  };
  const writer = async () => {
    while (!isOver()) {
      await write(origin, tally).catch(() => tally.failed.push("POST /contact: no answer"));
      await pause(20);
    }
  };
  await Promise.all([...Array.from({ length: readers }, reader), writer()]);
}

/** Whether both copies accept a message, sign the owner in, and accept the session that the other one made. */
async function checkBoth(copies: readonly Product[], tally: Tally): Promise<void> {
  const cookies: string[] = [];
  for (const { origin } of copies) {
    await write(origin, tally);
    const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://site.example" },
      body: JSON.stringify(owner),
    });
    if (!answer.ok) tally.failed.push(`sign-in: ${answer.status}`);
    cookies.push(
      answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; "),
    );
  }
  for (const [index, { origin }] of copies.entries()) {
    const cookie = cookies.at(index - 1) ?? "";
    const session = (await (await fetch(`${origin}/api/auth/get-session`, { headers: { cookie } })).json()) as unknown;
    if (!session) tally.failed.push("the other copy's session is unknown");
  }
}

async function storedAddresses(databaseUrl: string): Promise<Set<string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ email: string }>("select email from leads where email like 'upgrade-%'");
  await client.end();
  return new Set(rows.map(({ email }) => email));
}

/** Lines of the log that tell of an error. */
async function errorsIn(file: string): Promise<number> {
  return (await readFile(file, "utf8")).split("\n").filter((line) => line.startsWith("{")).length;
}

/**
 * Two copies of an older release are upgraded to this one and rolled back again, one after the other, under load and on one
 * PostgreSQL. UPGRADE_FROM names the older release; absent: the revision before the newest migration.
 */
export async function measureUpgrade(dataDir: string): Promise<void> {
  const binaries = findPostgresBinaries();
  if (!binaries) return console.log("PostgreSQL is not installed here: no upgrade was tried.\n");
  let old: Release;
  try {
    old = await prepareRelease();
  } catch (error) {
    return console.log(`No upgrade was tried: ${error instanceof Error ? error.message : String(error)}\n`);
  }
  await mkdir(dataDir, { recursive: true });
  const log = path.join(dataDir, "errors.log");
  const output = await open(log, "a");
  const cluster = await startPostgres(binaries);
  const databaseUrl = await cluster.createDatabase();
  const secret = randomBytes(32).toString("base64url");
  const ports = [await freePort(), await freePort()] as const;
  const start = (index: 0 | 1, folder: string) =>
    startProduct(
      path.join(dataDir, `copy-${index}`),
      {
        DATABASE_URL: databaseUrl,
        SITE_SECRET: secret,
        SITE_URL: "http://site.example",
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        LOG_LEVEL: "error",
        DRAIN_SECONDS: "2",
      },
      { port: ports[index], folder, output: output.fd },
    );
  const copies: Product[] = [];
  let proxy: SmallProxy | undefined;
  const tally: Tally = { reads: 0, failed: [], acknowledged: new Set() };
  let isOver = false;
  try {
    copies.push(await start(0, old.folder));
    copies.push(await start(1, old.folder));
    proxy = await startSmallProxy(ports);
    const bothReady = async () => {
      while ((proxy?.ready().length ?? 0) < 2) await pause(20);
    };
    await bothReady();
    const visits = visit(`http://127.0.0.1:${proxy.port}`, tally, () => isOver);
    const steps = [
      [0, root],
      [1, root],
      [0, old.folder],
      [1, old.folder],
      [0, root],
    ] as const;
    for (const [index, folder] of steps) {
      await copies[index]?.stop();
      copies[index] = await start(index, folder);
      await bothReady();
      await checkBoth(copies, tally);
      await pause(settleMs);
    }
    isOver = true;
    await visits;
    const stored = await storedAddresses(databaseUrl);
    for (const failure of new Set(tally.failed)) console.error(failure);
    printFigures(
      `Two copies upgraded from ${old.revision} (${old.migrations}), rolled back and upgraded again, one after the other, under load`,
      [
        { what: "pages read", measured: tally.reads, unit: "", atLeast: 100 },
        { what: "messages acknowledged", measured: tally.acknowledged.size, unit: "", atLeast: 20 },
        { what: "failed requests, sign-ins and sessions", measured: tally.failed.length, unit: "", atMost: 0 },
        {
          what: "acknowledged and lost",
          measured: [...tally.acknowledged].filter((email) => !stored.has(email)).length,
          unit: "",
          atMost: 0,
        },
        { what: "errors in the logs of both versions", measured: await errorsIn(log), unit: "", atMost: 0 },
      ],
    );
  } finally {
    isOver = true;
    await proxy?.stop();
    await Promise.all(copies.map(({ stop }) => stop()));
    await output.close();
    await cluster.stop();
  }
}
