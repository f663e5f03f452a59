import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { type Product, runCommand, startProduct } from "../product.ts";
import { homeField, isTrue, owner, signIn } from "./administrator.ts";
import { sendByBrowser, sendByScript, visitorEmail } from "./contact.ts";
import { Broken, type Fault, must, mustBePage, type Seen, slowest, until, visit } from "./fault.ts";

const run = promisify(execFile);

/** A file system in memory of its own size; undefined where none may be mounted. */
async function smallDisk(directory: string): Promise<boolean> {
  await mkdir(directory, { recursive: true });
  return run("mount", ["-t", "tmpfs", "-o", "size=400m", "none", directory]).then(
    () => true,
    () => false,
  );
}

/** Writes until nothing fits any more. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, "w");
  try {
    for (const size of [4 << 20, 4096, 1]) {
      const chunk = Buffer.alloc(size);
      while ((await handle.write(chunk).catch(() => undefined)) !== undefined);
    }
  } finally {
    await handle.close().catch(() => undefined);
  }
}

/** Everything acknowledged is there once after another start. */
async function checkLeads(dataDir: string, acknowledged: readonly string[]): Promise<void> {
  const { stdout } = await runCommand(["scripts/inspect-forms.ts", dataDir], {});
  const { leads } = JSON.parse(stdout) as { leads: { email: string }[] };
  for (const name of acknowledged) {
    const count = leads.filter(({ email }) => email === visitorEmail(name)).length;
    must(count === 1, `${name}: stored ${count} times`);
  }
}

const isSentence = (text: string) => /[A-Z][^.{}<>]{15,}\./.test(text);

/**
 * Sends with and without a script until each was declined in words: what fits into space that the database already has is
 * really stored.
 */
async function sendUntilDeclined(site: Product): Promise<{ accepted: string[]; declined: Seen[] }> {
  const accepted: string[] = [];
  const declined = new Map<string, Seen>();
  const ways = { script: sendByScript, browser: sendByBrowser };
  for (let index = 0; index < 2_000; index++) {
    for (const [way, send] of Object.entries(ways)) {
      const who = `${way}-${index}`;
      const sent = await send(site, who);
      if (sent.isAccepted) accepted.push(who);
      else {
        must(sent.status >= 500 && isSentence(sent.text), `the ${way} gets no sentence: ${sent.text.slice(0, 200)}`);
        declined.set(way, sent);
      }
    }
    if (declined.size === 2) return { accepted, declined: [...declined.values()] };
  }
  throw new Broken("a full disk takes everything");
}

/** A site on a small disk that fills up, is freed, and is started again. */
async function fullDisk(directory: string): Promise<string> {
  if (!(await smallDisk(directory))) throw new Broken("no file system may be mounted here");
  const filler = path.join(directory, "filler");
  const dataDir = path.join(directory, "data");
  let site: Product | undefined;
  try {
    site = await startProduct(dataDir, owner);
    const cookie = await signIn(site);
    const acknowledged = ["before"];
    must((await sendByScript(site, "before")).isAccepted, "the form does not work before anything is broken");
    await mustBePage(site, "/");
    await fill(filler);
    const { accepted, declined } = await sendUntilDeclined(site);
    acknowledged.push(...accepted);
    const cached = await mustBePage(site, "/");
    const read = await visit(site, "/blog?search=agents");
    must([200, 503].includes(read.status), `a search answers ${read.status}`);
    const { origin } = site;
    await until("the health check that says so", async () => (await visit({ origin }, "/healthz")).status === 503);
    must((await homeField(site, cookie, "isDiskFull")) === isTrue, "the home screen does not say it");
    await rm(filler);
    await until(
      "the home screen after the fault",
      async () => (await homeField(site as Product, cookie, "isDiskFull")) !== isTrue,
    );
    await until("the form after the fault", async () => (await sendByScript({ origin }, "after")).isAccepted);
    acknowledged.push("after");
    await mustBePage(site, "/blog?search=after");
    await site.stop();
    site = undefined;
    await checkLeads(dataDir, acknowledged);
    return `cached pages in ${slowest(cached)}; ${acknowledged.length - 2} messages fitted and are there, then forms answer in words within ${slowest(...declined)}; /healthz and the home screen say it; works again without a restart`;
  } finally {
    await site?.stop();
    await run("umount", ["-l", directory]);
  }
}

/** A site that is started where nothing may be written. */
async function readOnlyFolder(directory: string): Promise<string> {
  if (!(await smallDisk(directory))) throw new Broken("no file system may be mounted here");
  const dataDir = path.join(directory, "data");
  try {
    const site = await startProduct(dataDir);
    must((await sendByScript(site, "before")).isAccepted, "the form does not work before anything is broken");
    await site.stop();
    await run("mount", ["-o", "remount,ro", directory]);
    const env = { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent" };
    const { code, stderr } = await run(process.execPath, ["server/main.ts"], { env }).then(
      () => ({ code: 0, stderr: "" }),
      (error: { code: number; stderr: string }) => error,
    );
    const lines = stderr.trim().split("\n");
    must(code === 1 && lines.length === 1 && lines[0]?.includes(dataDir) === true, `the start says: ${stderr}`);
    await run("mount", ["-o", "remount,rw,size=400m", directory]);
    const again = await startProduct(dataDir);
    await again.stop();
    await checkLeads(dataDir, ["before"]);
    return "the start ends with one sentence that names the folder; writable again, everything is there";
  } finally {
    await run("umount", ["-l", directory]);
  }
}

/** Every file of the cache replaced by noise, and one more of no use. */
async function garbageInCache(directory: string): Promise<string> {
  const dataDir = path.join(directory, "garbage");
  const pictures = ["/podcast/cover.png", "/cards/blog.png", "/artwork/1.png"];
  let site = await startProduct(dataDir);
  const { port } = site;
  const before: Buffer[] = [];
  const load = async (url: string) => {
    const response = await fetch(`${site.origin}${url}`);
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  };
  const shown: string[] = [];
  for (const url of pictures) {
    const { status, body } = await load(url);
    if (status === 200) {
      shown.push(url);
      before.push(body);
    }
  }
  must(shown.length >= 2, "no picture is drawn");
  await site.stop();
  const cache = path.join(dataDir, "cache");
  const files = (await readdir(cache, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  must(files.length >= shown.length, "nothing is cached");
  for (const [index, file] of files.entries()) {
    await writeFile(path.join(file.parentPath, file.name), index % 2 ? randomBytes(5_000) : Buffer.alloc(0));
  }
  await writeFile(path.join(cache, "of-no-use"), randomBytes(100));
  site = await startProduct(dataDir, {}, { port });
  for (const [index, url] of shown.entries()) {
    const { status, body } = await load(url);
    must(status === 200 && body.equals(before[index] ?? Buffer.alloc(0)), `${url} is not the picture that it was`);
  }
  await mustBePage(site, "/");
  await site.stop();
  // A file where the folder should be.
  await rm(path.join(cache, "pictures"), { recursive: true });
  await writeFile(path.join(cache, "pictures"), "no folder");
  site = await startProduct(dataDir, {}, { port });
  const { status, body } = await load(shown[0] ?? "");
  must(status === 200 && body.equals(before[0] ?? Buffer.alloc(0)), "a cache that is no folder costs the picture");
  await site.stop();
  return `${files.length} files of noise: every picture is drawn anew, byte for byte the same`;
}

/** The disk of the embedded database: full, read-only; and a cache of garbage. */
export function diskFaults(directory: string): Fault[] {
  const group = "Disk";
  return [
    {
      group,
      name: "full",
      injected: "the data directory on a file system of 400 MB (tmpfs), filled to the last byte",
      run: () => fullDisk(path.join(directory, "full")),
    },
    {
      group,
      name: "read-only",
      injected: "the file system of the data directory mounted read-only before a start",
      run: () => readOnlyFolder(path.join(directory, "read-only")),
    },
    {
      group,
      name: "garbage in the cache",
      injected: "every file of `DATA_DIR/cache` overwritten with noise or emptied, then a file in place of its folder",
      run: () => garbageInCache(directory),
    },
  ];
}
