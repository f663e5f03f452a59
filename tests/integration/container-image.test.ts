import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type NodeProcess, runNode, startNode } from "./fixtures/node-process.ts";
import { freePort } from "./support/free-port.ts";
import { copyImageFiles, fileNames, type Image } from "./support/image-files.ts";
import { isThorough } from "./support/thorough.ts";

const password = "a chart for every voyage";
const formSchema = z.object({ outcome: z.literal("accepted"), location: z.string() });
const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) });

let folder: string;
let image: Image;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "image-"));
  image = await copyImageFiles(folder);
  const dataDir = path.join(folder, image.environment.DATA_DIR ?? "");
  await mkdir(dataDir);
  environment = { ...image.environment, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: "warn" };
});

afterAll(() => rm(folder, { recursive: true, maxRetries: 10 }));

/** The arguments for node in a command such as ["node", "server/main.ts"]. */
function nodeArguments(command: readonly string[]): readonly string[] {
  expect(command[0]).toBe("node");
  return command.slice(1);
}

async function originOf(site: NodeProcess): Promise<string> {
  for (;;) {
    const port = /The site is open at http:\/\/[^:]+:(\d+)$/.exec(await site.line())?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
}

function send(origin: string, url: string, fields: Record<string, string>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(origin + url, { method: "POST", body, headers: { Accept: "application/json", Origin: origin } });
}

test("the image contains everything that the site needs at run time, and no development files", async () => {
  const names = await fileNames(folder);
  expect(names).toEqual(expect.arrayContaining(["db", "dist", "downloads", "node_modules", "package.json", "server"]));
  for (const name of [".env", ".git", ".tmp", "bench", "e2e", "scripts", "tests", "docs"])
    expect(names).not.toContain(name);
  const packages = await fileNames(path.join(folder, "node_modules"));
  expect(packages).toEqual(expect.arrayContaining(["hono", "kysely", "pg", "react", "sharp"]));
  for (const name of ["oxlint", "rolldown", "vite", "vitest"]) expect(packages).not.toContain(name);
  expect((await readdir(path.join(folder, "server"), { recursive: true })).join()).not.toContain(".test.ts");
});

test.runIf(isThorough)(
  "the image serves pages, recordings, forms and downloads, and creates the owner's account",
  async () => {
    const site = startNode(nodeArguments(image.command), environment, folder);
    const origin = await originOf(site);
    const get = (url: string, headers: Record<string, string> = {}) => fetch(origin + url, { headers });

    const health = await get("/healthz");
    expect([health.status, await health.text()]).toEqual([200, expect.stringContaining("ok")]);

    const probe = await runNode(nodeArguments(image.healthCheck), environment, folder);
    expect({ code: probe.code, stderr: probe.stderr }).toEqual({ code: 0, stderr: "" });

    const home = await (await get("/")).text();
    expect(home).toContain("Calculate Your ROI Now");
    const assets = [...home.matchAll(/(?:href|src)="(\/(?:assets|charts|clients)\/[^"]+)"/g)].map(
      ([, file = ""]) => file,
    );
    expect(assets.length).toBeGreaterThan(5);

    const blog = await (await get("/blog")).text();
    const article = /href="(\/blog\/(?!category)[a-z0-9-]+)"/.exec(blog)?.[1] ?? "";
    expect(article).not.toBe("");
    const articlePage = await (await get(article)).text();
    expect(articlePage).toContain('<meta property="og:title"');
    const card = /<meta property="og:image" content="[^"]*?(\/cards\/[^"]+)"/.exec(articlePage)?.[1] ?? "";

    const episode = await (await get("/episode/14")).text();
    expect(episode).toContain("<h1");
    const pictures = [...`${blog}${episode}`.matchAll(/"(\/(?:covers|artwork)\/[^" ?]+)/g)].map(
      ([, file = ""]) => file,
    );
    expect(pictures.length).toBeGreaterThan(0);
    for (const url of new Set([...assets, ...pictures, card, "/podcast/cover.png", "/rss.xml", "/sitemap.xml"])) {
      expect([url, (await get(url)).status]).toEqual([url, 200]);
    }
    const part = await get("/podcasts/14.mp3", { Range: "bytes=100-299" });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 200]);

    const contact = await send(origin, "/contact", {
      name: "Ada Lind",
      email: "ada.lind@example.com",
      message: "Which question keeps coming back?",
    });
    expect(formSchema.parse(await contact.json()).location).toMatch(/^\//);

    const ebook = await send(origin, "/ebook", { email: "ada.lind@example.com" });
    const thankYouPage = await (await get(formSchema.parse(await ebook.json()).location)).text();
    const download = (/href="([^"]*\/downloads\/ebook\.pdf\?token=[^"]+)"/.exec(thankYouPage)?.[1] ?? "").replaceAll(
      "&amp;",
      "&",
    );
    const file = await fetch(new URL(download, origin));
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");

    const { scripts } = scriptsSchema.parse(JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")));
    const admin = nodeArguments(scripts.admin?.split(" ") ?? []);
    const owner = "owner@example.com";
    const creation = await runNode([...admin, "create", owner], { ...environment, ADMIN_PASSWORD: password }, folder);
    expect([creation.code, creation.stderr]).toEqual([0, ""]);
    const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: origin },
      body: JSON.stringify({ email: owner, password }),
    });
    expect([signedIn.status, signedIn.headers.getSetCookie().length > 0]).toEqual([200, true]);

    site.kill("SIGTERM");
    const { code, stderr } = await site.ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  },
);
