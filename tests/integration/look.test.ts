import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderEmail } from "../../src/features/email/render-email.tsx";
import { fontPairs } from "../../src/features/settings/look/font-pairs.ts";
import { defaultSettings } from "../../src/features/settings/setting-facts.ts";
import { readSite } from "../../src/features/setup/site.server.ts";
import { welcomeEmail } from "../../src/features/subscribers/emails.ts";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";

let site: AdministeredSite;
beforeAll(async () => {
  site = await openAdministeredSite();
});
afterAll(() => site.close());

const get = (path: string) => site.fetch(new Request(site.siteUrl + path, { headers: { accept: "text/html" } }));
const page = async (path = "/") => (await get(path)).text();
const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

async function send(body: string | Buffer, name: string): Promise<Response> {
  return site.fetch(
    new Request(`${site.siteUrl}/api/admin/media`, {
      method: "POST",
      headers: { origin: site.siteUrl, cookie: site.cookies.administrator, "x-file-name": name },
      body: typeof body === "string" ? body : new Uint8Array(body),
    }),
  );
}

async function upload(body: string | Buffer, name: string): Promise<string> {
  const response = await send(body, name);
  expect(response.status, await response.clone().text()).toBe(201);
  const { url, drawing } = (await response.json()) as { url: string; drawing?: string };
  return drawing ?? url;
}

let version = 0;
async function save(values: Record<string, string>): Promise<string> {
  const data = [{ group: "colours", version: version++, values: { ...defaultSettings.colours, ...values } }];
  const saved = await site.call("saveSiteSettings", { method: "POST", data, person: "administrator" });
  expect(saved.status).toBe(200);
  return saved.text();
}

const drawing = (colour: string, inside = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100" onload="alert(1)"><script>alert(1)</script>${inside}<rect width="400" height="100" fill="${colour}"/></svg>`;

const colourOf = async (picture: Buffer) => {
  const { data } = await sharp(picture)
    .flatten()
    .resize(1, 1, { position: "centre", fit: "cover", kernel: "nearest" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
};

async function email(): Promise<string> {
  const ownSite = { ...(await readSite(site.database.db)), url: site.siteUrl };
  return renderEmail(ownSite, welcomeEmail(ownSite, { name: null, preferences: `${site.siteUrl}/p` })).html;
}

test("shows the compass and loads only the default pair of fonts without settings", async () => {
  const html = await page();
  expect(html).not.toContain("site-look");
  expect(html).toContain('href="/icon.svg"');
  expect(html).not.toContain("/fonts/");
  expect((await get("/logo.png")).status).toBe(404);
  expect(await email()).toContain("◆");
  expect(await email()).not.toContain("<img");
});

test("stores an uploaded SVG as a plain drawing, inert when opened, beside a PNG", async () => {
  const url = await upload(drawing("#c00000"), "My logo.svg");
  expect(url).toMatch(/^\/media\/uploads\/[\da-f]{32}\/my-logo-1600x400\.svg$/);
  const response = await get(url);
  expect(response.headers.get("content-type")).toContain("image/svg+xml");
  expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  expect(await response.text()).not.toMatch(/script|onload/);
  expect((await sharp(await bytes(url.replace(/svg$/, "png"))).metadata()).width).toBe(1600);
});

test("rejects an SVG that refers to files of the server, with advice", async () => {
  const rejected = await send(drawing("#c00000", '<image href="/etc/passwd" width="9" height="9"/>'), "logo.svg");
  expect(rejected.status).toBe(415);
  expect(await rejected.text()).toContain("outlines");
  expect((await send("<html><svg/></html>", "logo.svg")).status).toBe(415);
});

test("replaces the compass by a logo at once in header, icons, cards and emails", async () => {
  const [before, card] = [await page(), await bytes("/cards/about.png")];
  const logo = await upload(drawing("#c00000"), "logo.svg");
  const logoDark = await upload(drawing("#0000c0"), "dark.svg");
  await save({ logo, logoDark });
  const html = await page();
  expect(html).not.toBe(before);
  expect(html).toContain(`background-image:url(${logo})`);
  expect(html).toContain(`html .on-deep .brand>svg{background-image:url(${logoDark})}`);
  expect(html).toMatch(/href="\/icon\.svg\?v=[\da-f]{12}"/);
  expect(await colourOf(await bytes("/icon-512.png"))).toEqual([192, 0, 0]);
  expect(await colourOf(await bytes("/apple-touch-icon.png"))).toEqual([192, 0, 0]);
  expect((await sharp(await bytes("/icon.svg")).metadata()).format).toBe("svg");
  const ico = await bytes("/favicon.ico");
  expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32);
  expect((await bytes("/cards/about.png")).equals(card)).toBe(false);
  const emailText = await email();
  expect(emailText).toMatch(/<img [^>]*src="https:\/\/www\.example\.com\/logo\.png\?v=[\da-f]{12}"/);
  expect(emailText).toContain('alt="Your Name"');
  expect(emailText).not.toContain("◆");
  expect((await sharp(await bytes("/logo.png")).metadata()).height).toBe(120);
});

test("gives a changed logo new URLs and icons, and restores the compass without one", async () => {
  const earlier = /icon\.svg\?v=(\w+)/.exec(await page())?.[1];
  const icon = await sharp({ create: { width: 90, height: 90, channels: 4, background: "#00c000" } })
    .png()
    .toBuffer();
  await save({ logo: await upload(drawing("#c0c000"), "other.svg"), icon: await upload(icon, "icon.png") });
  expect(/icon\.svg\?v=(\w+)/.exec(await page())?.[1]).not.toBe(earlier);
  expect(await colourOf(await bytes("/icon-192.png"))).toEqual([0, 192, 0]);
  await save({});
  expect(await page()).not.toContain("site-look");
  expect((await get("/icon.svg")).headers.get("content-type")).not.toContain("svg");
});

test("rejects a logo that is too small and an unknown pair of fonts", async () => {
  const small = await sharp({ create: { width: 90, height: 20, channels: 4, background: "#00c000" } })
    .png()
    .toBuffer();
  expect(await save({ logo: await upload(small, "small.png") })).toContain("At least 40 pixels high; this has 20.");
  expect(await save({ fonts: "Comic" })).toContain("Choose one of");
  version -= 2;
});

test("loads only the chosen pair of fonts, within the page's policy", async () => {
  for (const { name, own } of fontPairs) {
    await save({ fonts: name });
    const response = await get("/about");
    const html = await response.text();
    const preloads = [...html.matchAll(/<link rel="preload" [^>]*?href="([^"]+\.woff2)"/g)].map(([, url]) => url);
    expect(new Set(preloads).size).toBe(preloads.length);
    const files = new Set([...html.matchAll(/\/fonts\/([a-z-]+?)(?:-ext|-italic)?\.woff2/g)].map(([, file]) => file));
    expect([...files]).toEqual(own ? [own.headings.file] : []);
    if (own) expect(preloads).toContain(`/fonts/${own.headings.file}.woff2`);
    expect(response.headers.get("content-security-policy")).toContain("font-src 'self'");
  }
});
