import path from "node:path";
import { Client } from "pg";
import {
  findPostgresBinaries,
  type PostgresCluster,
  startPostgres,
} from "../../tests/integration/support/postgres-cluster.ts";
import { type Product, startProduct } from "../product.ts";
import { mustBeDeclined, sendByScript, visitorEmail } from "./contact.ts";
import { type Fault, must, mustBePage, mustBeSentence, slowest, until, visit } from "./fault.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

const database = "site_1";

type Stage = { cluster: PostgresCluster; proxy: TcpProxy; site: Product; directUrl: string; acknowledged: string[] };

let stage: Promise<Stage> | undefined;

/** A site of its own account, with a proxy before its database. */
async function prepare(directory: string): Promise<Stage> {
  const programs = findPostgresBinaries();
  if (!programs) throw new Error("PostgreSQL is not installed here.");
  const cluster = await startPostgres(programs);
  const directUrl = await cluster.createDatabase();
  await cluster.run("create role visitor login");
  await cluster.run(`alter database ${database} owner to visitor`);
  const proxy = await startTcpProxy(Number(new URL(directUrl).port));
  const site = await startProduct(path.join(directory, "database"), {
    DATABASE_URL: `postgres://visitor@127.0.0.1:${proxy.port}/${database}`,
    DATABASE_STATEMENT_SECONDS: "5",
    DATABASE_CONNECT_SECONDS: "2",
  });
  const acknowledged: string[] = [];
  must((await sendByScript(site, "before")).isAccepted, "the form does not work before anything is broken");
  acknowledged.push("before");
  await mustBePage(site, "/");
  return { cluster, proxy, site, directUrl, acknowledged };
}

/** Everything acknowledged is there once, also what a visitor sent twice because the first time was not answered. */
async function checkLeads({ directUrl, acknowledged }: Stage): Promise<void> {
  const client = new Client(directUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ email: string; count: number }>(
      "select email, count(*)::integer as count from leads group by email",
    );
    const counts = new Map(rows.map(({ email, count }) => [email, count]));
    for (const name of acknowledged) {
      must(counts.get(visitorEmail(name)) === 1, `${name}: stored ${counts.get(visitorEmail(name)) ?? 0} times`);
    }
  } finally {
    await client.end();
  }
}

/** After the fault: the same visitors try again, and everything is there once. */
async function recovers(current: Stage, name: string): Promise<void> {
  for (const who of [`${name}-script`, `${name}-browser`]) {
    await until("the form after the fault", async () => (await sendByScript(current.site, who)).isAccepted);
    current.acknowledged.push(who);
  }
  await until("readiness after the fault", async () => (await visit(current.site, "/readyz")).status === 200);
  await mustBePage(current.site, `/blog?search=after-${name}`);
  await checkLeads(current);
}

/** What holds while the database gives no answer at all. */
async function withoutDatabase({ site }: Stage, name: string): Promise<string> {
  must((await visit(site, "/livez")).status === 200, "the process counts as dead");
  must((await visit(site, "/readyz")).status === 503, "the process counts as ready");
  const cached = await mustBePage(site, "/");
  const search = await mustBeSentence(site, `/blog?search=during-${name}`);
  const declined = await mustBeDeclined(site, name);
  return `cached pages in ${slowest(cached)}, a sentence instead of others within ${slowest(search, ...declined)}`;
}

type Break = {
  name: string;
  injected: string;
  begin: (stage: Stage) => Promise<unknown>;
  end: (stage: Stage) => Promise<unknown>;
};

const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'visitor'`;
let others: Client[] = [];

/** Takes what connections there are. @returns whether the site was left without one: it may have been quicker */
async function takeConnections(cluster: PostgresCluster, directUrl: string): Promise<boolean> {
  const url = directUrl.replace("//postgres@", "//other@").replace(/\/[^/]*$/, "/postgres");
  await cluster.run(terminate);
  for (;;) {
    const client = new Client(url);
    client.on("error", () => undefined);
    const isIn = await client.connect().then(
      () => true,
      () => false,
    );
    if (!isIn) break;
    others.push(client);
  }
  const [holder] = others;
  const { rows } = await (holder as Client).query("select from pg_stat_activity where usename = 'visitor'");
  return rows.length === 0;
}

const breaks: readonly Break[] = [
  {
    name: "away",
    injected: "PostgreSQL ended with SIGQUIT, started again later",
    begin: ({ cluster }) => cluster.crash(),
    end: ({ cluster }) => cluster.restart(),
  },
  {
    name: "frozen",
    injected:
      "SIGSTOP to the server and every backend, later SIGCONT; limits of 5 s for statements and 2 s to connect (by default 30 and 5)",
    begin: async ({ cluster }) => {
      for (const pid of await cluster.processes()) process.kill(pid, "SIGSTOP");
    },
    end: async ({ cluster }) => {
      for (const pid of await cluster.processes()) process.kill(pid, "SIGCONT");
    },
  },
  {
    name: "cut off",
    injected: "a proxy before PostgreSQL breaks each connection and accepts none",
    begin: async ({ proxy }) => proxy.behave({ kind: "cut" }),
    end: async ({ proxy }) => proxy.behave({ kind: "pass" }),
  },
  {
    name: "out of connections",
    injected: "every connection that ordinary accounts may have taken by another program",
    begin: async ({ cluster, directUrl }) => {
      await cluster.run("create role other login");
      // A backend that was ended gives its place back a moment later: several looks in a row have to find none.
      let free = 0;
      await until("no connection of the site's", async () => {
        free = (await takeConnections(cluster, directUrl)) ? free + 1 : 0;
        return free >= 5;
      });
    },
    end: async ({ cluster }) => {
      await Promise.all(others.map((client) => client.end()));
      others = [];
      await cluster.run("drop role other");
    },
  },
];

async function readOnly(current: Stage): Promise<string> {
  const { cluster, site } = current;
  await cluster.run(`alter database ${database} set default_transaction_read_only = on`);
  await cluster.run(terminate);
  await until("the pool after its connections ended", async () => (await visit(site, "/readyz")).status === 200);
  const search = await mustBePage(site, "/blog?search=read-only");
  const declined = await mustBeDeclined(site, "read-only");
  await cluster.run(`alter database ${database} reset default_transaction_read_only`);
  await cluster.run(terminate);
  await recovers(current, "read-only");
  return `everything can be read (${slowest(search)}), forms answer in words within ${slowest(...declined)}`;
}

async function slow(current: Stage): Promise<string> {
  const { proxy, site } = current;
  proxy.behave({ kind: "delay", milliseconds: 300 });
  const cached = await mustBePage(site, "/");
  const search = await mustBePage(site, "/blog?search=slow");
  const sent = await sendByScript(site, "slow-script");
  must(sent.isAccepted, `a slow database declines a message (${sent.status})`);
  proxy.behave({ kind: "pass" });
  await recovers(current, "slow");
  return `cached pages in ${slowest(cached)}, a search in ${slowest(search)}, a form in ${slowest(sent)}`;
}

/** The database of several copies: away, frozen, cut off, out of connections, read-only, slow. */
export function databaseFaults(directory: string): Fault[] {
  if (!findPostgresBinaries()) return [];
  const group = "Database";
  const on = (work: (current: Stage) => Promise<string>) => async () => {
    stage ??= prepare(directory);
    return work(await stage);
  };
  return [
    ...breaks.map(({ name, injected, begin, end }) => ({
      group,
      name,
      injected,
      run: on(async (current) => {
        await begin(current);
        let seen: string;
        try {
          seen = await withoutDatabase(current, name.replaceAll(" ", "-"));
        } finally {
          await end(current);
        }
        await recovers(current, name.replaceAll(" ", "-"));
        return seen;
      }),
    })),
    {
      group,
      name: "read-only",
      injected: "`default_transaction_read_only` on for the database, its connections ended",
      run: on(readOnly),
    },
    { group, name: "slow", injected: "a proxy delays each packet by 300 ms", run: on(slow) },
  ];
}

export async function endDatabaseFaults(): Promise<void> {
  const current = await stage?.catch(() => undefined);
  stage = undefined;
  if (!current) return;
  await current.site.stop();
  await current.proxy.stop();
  await current.cluster.stop();
}
