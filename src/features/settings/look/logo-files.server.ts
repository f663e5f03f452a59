import sharp from "sharp";
import { type Logo, type LogoFile, logoOf } from "../../../facts/logo.ts";
import type { Site } from "../../../facts/site.ts";
import { paper } from "../../../lib/paper.ts";
import type { FileStore } from "../../../server-context/media-store.ts";
import { readMediaFile } from "../../media/media.server.ts";

type Media = Pick<FileStore, "stat" | "get">;

const maxBytes = 8 * 1024 * 1024;
/** Pixels of logos in emails and cards, where they are a third as high. */
const rasterHeight = 120;

const nameOf = ({ png }: LogoFile) => png.slice("/media/".length);
const contentOf = (media: Media, file: LogoFile) => readMediaFile(media, nameOf(file), maxBytes);

/** Part of the cache key, because a file can be replaced under its URL. */
export async function logoFileVersions(media: Media, site: Site): Promise<readonly (string | undefined)[]> {
  const { light, dark, icon } = logoOf(site) ?? {};
  const files = [light, dark, icon].filter((file) => file !== undefined);
  return Promise.all(files.map(async (file) => (await media.stat(nameOf(file)))?.version));
}

const scaled = (content: Buffer) =>
  sharp(content).resize({ width: 900, height: rasterHeight, fit: "inside" }).png().toBuffer();

/** As PNGs; undefined if there is no logo or its file is missing. */
export async function readLogo(
  media: Media,
  site: Site,
): Promise<(Pick<Logo, "isWide"> & Record<"light" | "dark", Buffer>) | undefined> {
  const logo = logoOf(site);
  const [light, dark] = logo ? await Promise.all([contentOf(media, logo.light), contentOf(media, logo.dark)]) : [];
  return logo && light && dark
    ? { isWide: logo.isWide, light: await scaled(light), dark: await scaled(dark) }
    : undefined;
}

/** `margin` is a share of the side. With a margin the background is paper, otherwise transparent. */
async function square(content: Buffer, side: number, margin = 0): Promise<Buffer> {
  const background = margin > 0 ? paper.light : "#0000";
  const border = Math.round(side * margin);
  const inner = side - 2 * border;
  const extend = { top: border, bottom: border, left: border, right: border, background };
  const picture = sharp(content).resize({ width: inner, height: inner, fit: "contain", background });
  const padded = await picture.extend(extend).png().toBuffer();
  return margin > 0 ? sharp(padded).flatten({ background }).png().toBuffer() : padded;
}

/** An .ico file that contains one PNG. */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** For browser tabs: the dark logo in dark mode. */
async function iconDrawing(light: Buffer, dark: Buffer | undefined): Promise<Buffer> {
  const image = async (id: string, content: Buffer) =>
    `<image id="${id}" width="64" height="64" href="data:image/png;base64,${(await square(content, 128)).toString("base64")}"/>`;
  const themes = dark
    ? "<style>#dark{display:none}@media(prefers-color-scheme:dark){#light{display:none}#dark{display:inline}}</style>"
    : "";
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${themes}${await image("light", light)}${dark ? await image("dark", dark) : ""}</svg>`,
  );
}

/** Replacements for the compass by URL; the last one is for emails. */
const drawings: Readonly<Record<string, (icon: Buffer, dark: Buffer | undefined, logo: Buffer) => Promise<Buffer>>> = {
  "/favicon.ico": async (icon) => ico(await square(icon, 32), 32),
  "/icon.svg": iconDrawing,
  "/apple-touch-icon.png": (icon) => square(icon, 180, 0.12),
  "/icon-192.png": (icon) => square(icon, 192),
  "/icon-512.png": (icon) => square(icon, 512),
  "/icon-maskable-512.png": (icon) => square(icon, 512, 0.2),
  "/logo.png": (_icon, _dark, logo) => scaled(logo),
};

export const logoPaths: readonly string[] = Object.keys(drawings);

/** @throws Error if a file is missing */
export async function drawLogo(media: Media, { light, dark, icon }: Logo, path: string): Promise<Buffer> {
  const read = (file: LogoFile) => contentOf(media, file);
  const [logo, own] = await Promise.all([read(light), read(icon ?? light)]);
  const other = icon || dark.src === light.src ? undefined : await read(dark);
  const draw = drawings[path];
  if (!logo || !own || !draw) throw new Error("The logo's file is missing.");
  return draw(own, other, logo);
}
