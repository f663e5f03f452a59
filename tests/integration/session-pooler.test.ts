import { spawn, spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../server/database/open-database.ts";
import { freePort } from "./support/free-port.ts";
import { createOnServer } from "./support/postgres-server.ts";
import { storeKinds } from "./support/stores.ts";

const hasPooler = storeKinds.includes("postgres") && spawnSync("pgbouncer", ["--version"]).status === 0;
if (!hasPooler) console.warn("pgbouncer is not installed here: the site behind it is not tested.");

/** The pooler refuses to run as root. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test.skipIf(!hasPooler)(
  "behind pgbouncer in session mode the site opens, listens and limits its statements",
  async () => {
    const server = new URL(await createOnServer());
    const directory = await mkdtemp(path.join(tmpdir(), "pooler-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const port = await freePort();
    const file = (name: string) => path.join(directory, name);
    await writeFile(file("users"), `"${server.username}" ""\n`);
    await writeFile(
      file("pgbouncer.ini"),
      `[databases]\n* = host=127.0.0.1 port=${server.port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = trust\nauth_file = ${file("users")}\npool_mode = session\nunix_socket_dir =\n`,
    );
    await chmod(directory, 0o755);
    const pooler = spawn("pgbouncer", [file("pgbouncer.ini")], { ...unprivileged, stdio: "ignore" });
    onTestFinished(() => void pooler.kill("SIGKILL"));
    const url = new URL(server.href);
    url.port = String(port);
    const open = () =>
      openDatabase({ dataDir: directory, databaseUrl: url.href, connections: { statementTimeoutMs: 7_000 } });
    let database: Awaited<ReturnType<typeof open>> | undefined;
    await expect
      .poll(
        async () => {
          database = await open();
          return true;
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    if (!database) throw new Error("unopened");
    const messages: string[] = [];
    const stop = await database.listen(
      "content_changed",
      (payload) => messages.push(payload),
      () => undefined,
    );
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
      database.db,
    );
    expect(rows).toEqual([{ limit: "7s" }]);
    await sql`notify content_changed, 'articles'`.execute(database.db);
    await expect.poll(() => messages).toContain("articles");
    await stop();
    await database.close();
  },
);
