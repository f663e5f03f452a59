import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);

/** The database with this release's migrations on the tests' server; tests copy it. */
export const migratedDatabase = "migrated";

const debianBinaries = "/usr/lib/postgresql";

/** The folder of the newest PostgreSQL's programs from Debian, or else from the PATH; undefined when there is none. */
export function findPostgresBinaries(): string | undefined {
  const versions = existsSync(debianBinaries) ? readdirSync(debianBinaries) : [];
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianBinaries, version, "bin"));
  const onPath = (process.env.PATH ?? "").split(path.delimiter).filter((directory) => directory !== "");
  return [...debian, ...onPath].find((directory) =>
    ["initdb", "postgres"].every((program) => existsSync(path.join(directory, program))),
  );
}

type Account = { uid: number; gid: number };

/** Root cannot run PostgreSQL: it runs under the account of its package; undefined for the current user. */
async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all([run("id", ["-u", "postgres"]), run("id", ["-g", "postgres"])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

export type PostgresCluster = {
  /** URL of the database "postgres", as the superuser. */
  url: string;
  /** Creates an empty database and returns its URL; `options` follow "create database NAME". */
  createDatabase(options?: string): Promise<string>;
  /** Runs a statement as the superuser, in the database "postgres". */
  run(statement: string): Promise<void>;
  /** Ends the server like a crash; nothing responds until `restart`. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  /** Process ids of the server and its backends. */
  processes(): Promise<number[]>;
  stop(): Promise<void>;
};

async function connectWhenReady(port: number, server: ChildProcess): Promise<Client> {
  for (;;) {
    const client = new Client({ host: "127.0.0.1", port, user: "postgres", database: "postgres" });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (server.exitCode !== null) throw error;
      await pause(50);
    }
  }
}

/** Starts a PostgreSQL server for one test, on a free port and in a directory that `stop` removes. */
export async function startPostgres(binaries: string): Promise<PostgresCluster> {
  const account = await postgresAccount();
  const directory = await mkdtemp(path.join(tmpdir(), "postgres-"));
  if (account) await chown(directory, account.uid, account.gid);
  const data = path.join(directory, "data");
  await run(
    path.join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...account, cwd: directory },
  );
  const port = await freePort();
  const settings = `listen_addresses='127.0.0.1'\nport=${port}\nunix_socket_directories='${directory}'\nfsync=off\nmax_connections=300\n`;
  await writeFile(path.join(data, "postgresql.auto.conf"), settings);
  const launch = () => {
    const server = spawn(path.join(binaries, "postgres"), ["-D", data], {
      ...account,
      cwd: directory,
      stdio: "ignore",
    });
    return { server, ended: new Promise((resolve) => server.once("exit", resolve)) };
  };
  let running = launch();
  let admin = await connectWhenReady(port, running.server);
  let count = 0;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    async createDatabase(options = "") {
      const name = `site_${++count}`;
      await admin.query(`create database ${name} ${options}`);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    async run(statement) {
      await admin.query(statement);
    },
    async crash() {
      await admin.end();
      // Immediate shutdown: connections are cut.
      running.server.kill("SIGQUIT");
      await running.ended;
    },
    async restart() {
      running = launch();
      admin = await connectWhenReady(port, running.server);
    },
    async processes() {
      const { pid } = running.server;
      if (pid === undefined) return [];
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
      return [pid, ...children.trim().split(/\s+/).filter(Boolean).map(Number)];
    },
    async stop() {
      await admin.end();
      // Fast shutdown: does not wait for connections that a failed test left open.
      running.server.kill("SIGINT");
      await running.ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
