import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { findPostgresBinaries, startPostgres } from "../tests/integration/support/postgres-cluster.ts";
import { type LoadResult, load } from "./load.ts";
import { startNginxProxy } from "./nginx.ts";
import { startProduct } from "./product.ts";
import { startSmallProxy } from "./small-proxy.ts";
import { printTable, round } from "./table.ts";

const seconds = 5;
const connections = 32;

/** Words of the sample articles, so that every search finds something; the number makes each request a new one. */
const words = ["knowledge", "agent", "hospital", "logistics", "data", "team"];

type Measured = { copies: number; cached: LoadResult; uncached: LoadResult };

/** What the load generator and the proxy reach with so many copies of the site on one database. */
async function measure(copies: number, dataDir: string, databaseUrl: string, secret: string): Promise<Measured> {
  const environment = { DATABASE_URL: databaseUrl, SITE_SECRET: secret };
  const products = [];
  for (let index = 0; index < copies; index++) {
    products.push(await startProduct(path.join(dataDir, `copy-${index}`), environment));
  }
  const ports = products.map(({ port }) => port);
  const directory = path.join(dataDir, `nginx-${copies}`);
  await mkdir(directory, { recursive: true });
  const front = (await startNginxProxy(directory, ports)) ?? (await startSmallProxy(ports));
  const search = (n: number) => `/blog?search=${words[n % words.length]}+${n}`;
  const warm = { port: front.port, connections, seconds: 1 };
  await load({ ...warm, path: () => "/" });
  const cached = await load({ ...warm, seconds, path: () => "/" });
  await load({ ...warm, path: search });
  const uncached = await load({ ...warm, seconds, path: search });
  await Promise.resolve(front.stop());
  await Promise.all(products.map(({ stop }) => stop()));
  return { copies, cached, uncached };
}

/** Requests a second with 1, 2 and 4 copies behind a proxy: a cached page, and searches that were not asked for before. */
export async function measureCopies(dataDir: string): Promise<void> {
  const binaries = findPostgresBinaries();
  if (!binaries) {
    console.log("PostgreSQL is not installed here: several copies were not measured.\n");
    return;
  }
  const cluster = await startPostgres(binaries);
  try {
    const databaseUrl = await cluster.createDatabase();
    const secret = randomBytes(32).toString("base64url");
    const rows: string[][] = [];
    for (const count of [1, 2, 4]) {
      const { copies, cached, uncached } = await measure(count, dataDir, databaseUrl, secret);
      rows.push([
        String(copies),
        `${round(cached.rate)}/s`,
        `${round(cached.p95)} ms`,
        `${round(uncached.rate)}/s`,
        `${round(uncached.p95)} ms`,
        String(cached.failed + uncached.failed),
      ]);
    }
    printTable(
      `Copies behind one proxy, PostgreSQL, ${connections} connections; load, proxy, copies and database share ${availableParallelism()} cores`,
      ["copies", "cached /", "p95", "search", "p95", "failed"],
      rows,
    );
  } finally {
    await cluster.stop();
  }
}
