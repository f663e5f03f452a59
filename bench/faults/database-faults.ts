import path from "node:path";
import { Client } from "pg";
import {
  findPostgresBinaries,
  type PostgresCluster,
  startPostgres,
} from "../../tests/integration/support/postgres-cluster.ts";
import { type Product, startProduct, withCleanup } from "../product.ts";
import { assertThat, type Fault, waitUntil } from "./fault.ts";
import {
  expectErrorPage,
  expectPage,
  expectRejected,
  type PageResponse,
  sendMessage,
  slowest,
  visit,
  visitorEmail,
} from "./visitor.ts";

const database = "site_1";
const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'visitor'`;

type TestSite = { cluster: PostgresCluster; site: Product; databaseUrl: string; acknowledged: string[] };

async function prepare(directory: string): Promise<TestSite> {
  const cluster = await startPostgres(findPostgresBinaries() ?? "");
  const databaseUrl = await cluster.createDatabase();
  await cluster.run("create role visitor login");
  await cluster.run(`alter database ${database} owner to visitor`);
  const site = await startProduct(directory, {
    DATABASE_URL: databaseUrl.replace("//postgres@", "//visitor@"),
    DATABASE_STATEMENT_SECONDS: "5",
    DATABASE_CONNECT_SECONDS: "2",
  });
  assertThat((await sendMessage(site, "before")).isAccepted, "the form does not work before anything is broken");
  await expectPage(site, "/");
  return { cluster, site, databaseUrl, acknowledged: ["before"] };
}

/** Every acknowledged lead is stored exactly once, including those resubmitted after a lost response. */
async function checkLeads({ databaseUrl, acknowledged }: TestSite): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ email: string }>("select email from leads");
    for (const name of acknowledged) {
      const count = rows.filter(({ email }) => email === visitorEmail(name)).length;
      assertThat(count === 1, `${name}: stored ${count} times`);
    }
  } finally {
    await client.end();
  }
}

async function expectRecovery(current: TestSite, name: string): Promise<void> {
  for (const sender of [`${name}-script`, `${name}-browser`]) {
    await waitUntil("the form after the fault", async () => (await sendMessage(current.site, sender)).isAccepted);
    current.acknowledged.push(sender);
  }
  await waitUntil("readiness after the fault", async () => (await visit(current.site, "/readyz")).status === 200);
  await expectPage(current.site, `/blog?search=after-${name}`);
  await checkLeads(current);
}

async function withoutDatabase({ site }: TestSite, name: string): Promise<string> {
  assertThat((await visit(site, "/livez")).status === 200, "the process counts as dead");
  assertThat((await visit(site, "/readyz?writing")).status === 503, "the process counts as ready");
  const cached = await expectPage(site, "/");
  const search = await expectErrorPage(site, `/blog?search=during-${name}`);
  const rejections = await expectRejected(site, name);
  return `cached pages in ${slowest(cached)}, an error page instead of others within ${slowest(search, ...rejections)}`;
}

async function readOnly({ site }: TestSite, name: string): Promise<string> {
  await waitUntil("the pool after its connections ended", async () => (await visit(site, "/readyz")).status === 200);
  const search = await expectPage(site, "/blog?search=read-only");
  const rejections: PageResponse[] = await expectRejected(site, name);
  return `everything can be read (${slowest(search)}), forms show an error message within ${slowest(...rejections)}`;
}

const signal = async (cluster: PostgresCluster, name: NodeJS.Signals) => {
  for (const pid of await cluster.processes()) process.kill(pid, name);
};

/** An unavailable, frozen or read-only database; empty where PostgreSQL is not installed. */
export function databaseFaults(directory: string): Fault[] {
  if (!findPostgresBinaries()) return [];
  type Action = (cluster: PostgresCluster) => Promise<unknown>;
  const fault = (name: string, injected: string, inject: Action, repair: Action, check = withoutDatabase): Fault => ({
    name: `Database: ${name}`,
    injected,
    async run() {
      const current = await prepare(path.join(directory, name));
      try {
        await inject(current.cluster);
        const observation = await withCleanup(check(current, name), () => repair(current.cluster));
        await expectRecovery(current, name);
        return observation;
      } finally {
        await current.site.stop();
        await current.cluster.stop();
      }
    },
  });
  const setReadOnly = (value: string) => async (cluster: PostgresCluster) => {
    await cluster.run(`alter database ${database} set default_transaction_read_only = ${value}`);
    await cluster.run(terminate);
  };
  return [
    fault(
      "away",
      "PostgreSQL stopped with SIGQUIT, restarted later",
      (cluster) => cluster.crash(),
      (cluster) => cluster.restart(),
    ),
    fault(
      "frozen",
      "SIGSTOP to the server and every backend, later SIGCONT; limits of 5 s for statements and 2 s to connect (by default 30 and 5)",
      (cluster) => signal(cluster, "SIGSTOP"),
      (cluster) => signal(cluster, "SIGCONT"),
    ),
    fault(
      "read-only",
      "`default_transaction_read_only` on for the database, its connections closed",
      setReadOnly("on"),
      setReadOnly("off"),
      readOnly,
    ),
  ];
}
