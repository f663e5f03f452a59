import path from "node:path";
import sharp from "sharp";
import { type S3Server, startS3 } from "../../tests/integration/support/s3-server.ts";
import { type Product, startProduct } from "../product.ts";
import { countListed, owner, signIn } from "./administrator.ts";
import { sendByScript } from "./contact.ts";
import { type Fault, must, mustBePage, slowest, until, visit } from "./fault.ts";
import { startTcpProxy } from "./tcp-proxy.ts";

/** A drawing that differs by its number. */
export const picture = (number: number) =>
  sharp({
    create: { width: 64, height: 64, channels: 3, background: { r: number % 256, g: (number >> 8) % 256, b: 90 } },
  })
    .png()
    .toBuffer();

/** Sends a file into the media library. @returns the URL of what is stored, or undefined when it was not accepted */
export async function upload(
  site: Pick<Product, "origin">,
  cookie: string,
  number: number,
): Promise<{ status: number; text: string; url: string | undefined }> {
  const response = await fetch(`${site.origin}/api/admin/media`, {
    method: "POST",
    headers: { cookie, origin: site.origin, "x-file-name": `picture-${number}.png`, "content-type": "image/png" },
    body: new Uint8Array(await picture(number)),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  return { status: response.status, text, url: response.ok ? /\/media\/[^"]+/.exec(text)?.[0] : undefined };
}

/** The folders of the bucket that hold a file of an upload. */
const storedUploads = async (s3: S3Server) =>
  new Set((await s3.listFiles()).flatMap((file) => /uploads\/(\w+)\//.exec(file)?.[1] ?? []));

async function storeAway(directory: string, behaviour: "cut" | "hang"): Promise<string> {
  const s3 = await startS3();
  const proxy = await startTcpProxy(s3.port);
  const site = await startProduct(directory, {
    ...owner,
    MEDIA_URL: s3.url().replace(`:${s3.port}`, `:${proxy.port}`),
  });
  try {
    const cookie = await signIn(site);
    const before = await upload(site, cookie, 1);
    must(before.url !== undefined, `nothing can be uploaded before anything is broken: ${before.text.slice(0, 200)}`);
    const { url = "" } = before;
    must((await visit(site, url)).status === 200, "the picture is not there before anything is broken");
    proxy.behave({ kind: behaviour });
    const page = await mustBePage(site, "/blog?search=away");
    const sent = await sendByScript(site, "media");
    must(sent.isAccepted, "a form without a file depends on the media store");
    const missing = await visit(site, url);
    must(missing.status === 503, `a picture that cannot be read answers ${missing.status}`);
    const began = performance.now();
    const declined = await upload(site, cookie, 2);
    const seconds = (performance.now() - began) / 1000;
    must(declined.url === undefined && declined.status === 503, `an upload answers ${declined.status}`);
    must(/[A-Z][^.{}<>]{15,}\./.test(declined.text), `an upload gets no sentence: ${declined.text.slice(0, 200)}`);
    const listed = () => countListed(site, cookie);
    must((await listed()) === 1, "the library lists a file that was declined");
    proxy.behave({ kind: "pass" });
    await until("the picture after the fault", async () => (await visit(site, url)).status === 200);
    const stored = await storedUploads(s3);
    must(stored.size === 1, `the bucket has files of ${stored.size} uploads where one was acknowledged`);
    const after = await upload(site, cookie, 3);
    must(after.url !== undefined, "nothing can be uploaded afterwards");
    must((await visit(site, after.url)).status === 200, "what was uploaded afterwards cannot be read");
    must((await listed()) === 2, "the library does not list what was uploaded afterwards");
    return `pages and forms work (${slowest(page, sent)}); pictures answer 503 (${slowest(missing)}), an upload in words (${seconds.toFixed(1)} s) with nothing of it left in the bucket or the library; works again by itself`;
  } finally {
    await site.stop();
    await proxy.stop();
    await s3.stop();
  }
}

/** A bucket that is away. */
export const mediaFaults = (directory: string): Fault[] =>
  (["cut", "hang"] as const).map((behaviour) => ({
    group: "Media store",
    name: behaviour === "cut" ? "away" : "hanging",
    injected:
      behaviour === "cut"
        ? "a proxy before the bucket breaks each connection"
        : "a proxy before the bucket accepts connections and never answers",
    run: () => storeAway(path.join(directory, `media-${behaviour}`), behaviour),
  }));
