import { writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import path from "node:path";
import { fileTypeFromFile } from "file-type";
import sharp, { type Metadata, type Sharp } from "sharp";
import { pictureWidths } from "../uploaded-picture.ts";
import type {
  EncodedFormat,
  EncodedPicture,
  PictureFailure,
  PictureJob,
  PictureOutput,
  PictureResult,
} from "./picture-job.ts";
import { isDrawing, plainDrawing } from "./plain-drawing.ts";

// A program of its own, so that a picture that needs too much memory ends only this process.

const megapixels = 1_000_000;
const mb = 1 << 20;

/** `decoded`: bytes in the decoder's memory before scaling. */
const limits = {
  owner: { pixels: 120 * megapixels, decoded: 192 * mb },
  visitor: { pixels: 50 * megapixels, decoded: 128 * mb },
} as const;

/** Across all frames. */
const maxAnimatedPixels = 32 * megapixels;

/** Resident bytes of the whole process, 70 MB of which are Node and libvips (docs/decisions/2026-11-26-pictures-in-a-process.md). */
const maxResident = 320 * mb;
const watchMs = 10;

const mediaTypes = new Set(["image/jpeg", "image/png", "image/apng", "image/gif", "image/webp", "image/avif"]);

function limitMemory(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.memoryUsage.rss() > maxResident || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  }, watchMs).unref();
  try {
    setPriority(10);
    // If memory still runs out, the kernel ends this process rather than the site.
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Linux only.
  }
}

/** Estimated from the header; 0 for files that are decoded and scaled line by line. */
function decodedBytes({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata): number {
  const pixels = width * height;
  if (format === "heif") return pixels * 18;
  if (format === "webp") return pixels * 4;
  if (format === "gif") return pixels * 8;
  if (!isProgressive) return 0;
  if (format === "png") return pixels * channels * (depth === "ushort" ? 2 : 1);
  // JPEG: two bytes per coefficient.
  return pixels * 2 * (chromaSubsampling === "4:2:0" ? channels / 2 : channels);
}

function exceeds(metadata: Metadata, sender: PictureJob["sender"]): PictureFailure | undefined {
  const { pixels, decoded } = limits[sender];
  if (metadata.width * metadata.height > pixels) return "pixels";
  return decodedBytes(metadata) > decoded ? "layout" : undefined;
}

function encode(picture: Sharp, format: EncodedFormat): Sharp {
  switch (format) {
    case "jpeg":
      return picture.flatten({ background: "#fff" }).jpeg({ quality: 86, mozjpeg: true });
    case "png":
      return picture.png();
    case "gif":
      return picture.gif();
    case "webp":
      return picture.webp({ quality: 80 });
    case "avif":
      return picture.avif({ quality: 55, effort: 3 });
    case "svg":
      throw new Error("A bitmap has no drawing.");
  }
}

const libraryOutputs = (fallback: EncodedFormat, width: number): PictureOutput[] => [
  { format: fallback },
  ...pictureWidths(width).flatMap((pictureWidth): PictureOutput[] => [
    { format: "avif", width: pictureWidth },
    { format: "webp", width: pictureWidth },
  ]),
];

async function makePicture(job: PictureJob): Promise<PictureResult> {
  const { source, sender, outputs } = job;
  const type = (await fileTypeFromFile(source))?.mime ?? "";
  if (/^image\/hei[cf]/.test(type)) return { failure: "heic" };
  if (sender === "owner" && outputs === "library" && (type === "" || type === "application/xml"))
    return makeDrawing(job);
  if (!mediaTypes.has(type)) return { failure: "kind" };
  return encodePicture(job, source);
}

/** Encodes the raster version, and adds the SVG as the last file. */
async function makeDrawing(job: PictureJob): Promise<PictureResult> {
  const content = await readFile(job.source);
  if (!isDrawing(content)) return { failure: "kind" };
  const drawing = await plainDrawing(content);
  if (!drawing) return { failure: "drawing" };
  const made = await encodePicture(job, drawing.png);
  if ("failure" in made) return made;
  const { files, width } = made.picture;
  await writeFile(path.join(job.into, String(files.length)), drawing.svg);
  files.push({ format: "svg", width, bytes: Buffer.byteLength(drawing.svg) });
  return made;
}

async function encodePicture(
  { into, sender, size, outputs, isStill }: PictureJob,
  source: string | Buffer,
): Promise<PictureResult> {
  const metadata = await sharp(source, { limitInputPixels: false, sequentialRead: true }).metadata();
  const failure = exceeds(metadata, sender);
  if (failure) return { failure };
  const frames = metadata.format === "gif" || metadata.format === "webp" ? (metadata.pages ?? 1) : 1;
  const isAnimated = frames > 1 && !isStill;
  if (isAnimated && outputs !== "library" && !outputs.some(({ format }) => format === "gif"))
    return { failure: "moves" };
  if (isAnimated && metadata.width * metadata.height * frames > maxAnimatedPixels) return { failure: "frames" };
  const options = { limitInputPixels: limits.owner.pixels, sequentialRead: true, animated: isAnimated };
  const { data, info } = await sharp(source, options)
    .autoOrient()
    .resize({ ...size, withoutEnlargement: size.fit === "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  const height = isAnimated ? (info.pageHeight ?? info.height) : info.height;
  const raw = { width, height: info.height, channels, ...(isAnimated && { pageHeight: height }) };
  const timing = isAnimated ? { delay: metadata.delay ?? [], loop: metadata.loop ?? 0 } : {};
  const fallback = isAnimated ? "gif" : channels % 2 === 0 ? "png" : "jpeg";
  const files: EncodedPicture["files"] = [];
  for (const output of outputs === "library" ? libraryOutputs(fallback, width) : outputs) {
    // A still of an animation, for visitors who prefer reduced motion.
    const isPoster = isAnimated && output.format === "avif";
    const pixels = isPoster ? data.subarray(0, width * height * channels) : data;
    const shape = isPoster ? { width, height, channels } : raw;
    const original = sharp(pixels, { raw: shape, animated: isAnimated && !isPoster, limitInputPixels: false });
    const scaled = output.width === undefined ? original : original.resize({ width: output.width });
    const encoded = encode(scaled, output.format);
    if (isAnimated && output.format === "webp") encoded.webp({ ...timing, quality: 80 });
    if (isAnimated && output.format === "gif") encoded.gif(timing);
    const { size: bytes } = await encoded.toFile(path.join(into, String(files.length)));
    files.push({ format: output.format, width: output.width ?? width, bytes });
  }
  return { picture: { original: metadata.autoOrient, width, height, files } };
}

limitMemory();
sharp.cache(false);
sharp.concurrency(1);
const job = JSON.parse(process.argv[2] ?? "") as PictureJob;
// Truncated or malformed; not logged, because only the sender can fix it.
const result = await makePicture(job).catch((): PictureResult => ({ failure: "damaged" }));
process.stdout.write(JSON.stringify(result));
