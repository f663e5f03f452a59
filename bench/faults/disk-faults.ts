import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { type Product, runCommand, startProduct } from "../product.ts";
import { callAdmin, owner, signIn } from "./administrator.ts";
import { mustBeDeclined, sendByScript, visitorEmail } from "./contact.ts";
import { Broken, type Fault, must, mustBePage, pause, slowest, until, visit } from "./fault.ts";

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

type Break = { begin: (directory: string) => Promise<unknown>; end: (directory: string) => Promise<unknown> };

/** What holds while the disk takes nothing. */
async function withoutDisk(site: Product, name: string, cookie: string): Promise<string> {
  const cached = await mustBePage(site, "/");
  const read = await mustBePage(site, "/blog/page/2").catch(() => visit(site, "/blog?search=agents"));
  must(read.status === 200 || read.status === 503, `an article list answers ${read.status}`);
  const declined = await mustBeDeclined(site, name);
  await until("the health check that says so", async () => (await visit(site, "/healthz")).status === 503);
  const home = await callAdmin(site, cookie, "fetchAdminHome");
  must(/"isDiskFull"/.test(home), "the home screen does not answer");
  return `cached pages in ${slowest(cached)}, forms answer in words within ${slowest(...declined)}, the home screen and /healthz say it`;
}

/** A site whose disk stops taking anything, takes it again, and is started again. */
async function withDisk(directory: string, name: string, { begin, end }: Break): Promise<string> {
  if (!(await smallDisk(directory))) throw new Broken("no file system may be mounted here");
  let site: Product | undefined;
  try {
    const dataDir = path.join(directory, "data");
    site = await startProduct(dataDir, owner);
    const cookie = await signIn(site);
    must((await sendByScript(site, "before")).isAccepted, "the form does not work before anything is broken");
    await mustBePage(site, "/");
    await begin(directory);
    const seen = await withoutDisk(site, name, cookie).finally(() => end(directory));
    const acknowledged = ["before"];
    const { port } = site;
    let restarts = "";
    // A database that lost its disk may have ended; the process then says so, and a start mends it.
    const isBack = await until("", async () => (await sendByScript(site as Product, "after")).isAccepted, 20).then(
      () => true,
      () => false,
    );
    if (!isBack) {
      await site.stop();
      site = await startProduct(dataDir, owner, { port });
      restarts = "; a restart was needed";
      must((await sendByScript(site, "after")).isAccepted, "the form does not work after the fault");
    }
    acknowledged.push("after");
    await mustBePage(site, "/blog?search=after");
    await site.stop();
    site = undefined;
    await checkLeads(dataDir, acknowledged);
    return `${seen}; afterwards everything acknowledged is there${restarts}`;
  } finally {
    await site?.stop();
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
  await pause(0);
  await site.stop();
  return `${files.length} files of noise: every picture is drawn anew, byte for byte the same`;
}

/** The disk of the embedded database: full, read-only; and a cache of garbage. */
export function diskFaults(directory: string): Fault[] {
  const group = "Disk";
  const full = path.join(directory, "full");
  const fixed = path.join(directory, "read-only");
  const filler = (folder: string) => path.join(folder, "filler");
  return [
    {
      group,
      name: "full",
      injected: "the data directory on a file system of 400 MB (tmpfs), filled to the last byte",
      run: () =>
        withDisk(full, "full", { begin: (folder) => fill(filler(folder)), end: (folder) => rm(filler(folder)) }),
    },
    {
      group,
      name: "read-only",
      injected: "the file system of the data directory mounted read-only under the running site",
      run: () =>
        withDisk(fixed, "fixed", {
          // Files that are open for writing would forbid it: by force, as after an error of the disk.
          begin: (folder) => run("mount", ["-o", "remount,ro", folder]).catch(() => run("mount", ["-o", "remount,ro,size=1k", folder])),
          end: (folder) => run("mount", ["-o", "remount,rw,size=400m", folder]),
        }),
    },
    {
      group,
      name: "garbage in the cache",
      injected: "every file of `DATA_DIR/cache` overwritten with noise or emptied, then a file in place of its folder",
      run: () => garbageInCache(directory),
    },
  ];
}
