import { createHash } from "node:crypto";
import path from "node:path";
import { parseArgs } from "node:util";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import type { FileStore, StoredFile } from "../../src/server-context/media-store.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";
import { readConfig } from "../config/read-config.ts";
import { checksum, observeChunks } from "../media/chunks.ts";
import { openStoreAt } from "../media/open-media.ts";
import { readS3Url, s3LocationName } from "../media/s3-url.ts";
import { withUsage } from "./with-usage.ts";

type MoveCounts = { copied: number; unchanged: number; bytes: number };

async function checksumOf(store: FileStore, file: StoredFile): Promise<string | undefined> {
  const content = await store.get(file);
  return content && checksum(content);
}

/**
 * Copies all files and verifies checksums; removes nothing. Repeatable: existing files are only verified.
 * @throws OperatorError on a mismatch
 */
export async function moveMedia(
  from: FileStore,
  to: FileStore,
  onFile: (file: StoredFile) => void = () => undefined,
): Promise<MoveCounts> {
  const counts: MoveCounts = { copied: 0, unchanged: 0, bytes: 0 };
  for await (const file of from.list()) {
    const existing = await to.stat(file.name);
    if (existing?.bytes === file.bytes) {
      const [original, copy] = await Promise.all([checksumOf(from, file), checksumOf(to, existing)]);
      if (original !== undefined && original === copy) {
        counts.unchanged += 1;
        continue;
      }
    }
    const content = await from.get(file);
    // Erased or replaced since listed; the next run handles it.
    if (!content) continue;
    const hash = createHash("sha256");
    await to.put(
      file.name,
      observeChunks(content, (chunk) => hash.update(chunk)),
    );
    const copiedFile = await to.stat(file.name);
    if (!copiedFile || (await checksumOf(to, copiedFile)) !== hash.digest("hex")) {
      throw new OperatorError(`${file.name} did not arrive as it was sent; run the command again.`);
    }
    counts.copied += 1;
    counts.bytes += file.bytes;
    onFile(file);
  }
  return counts;
}

const usage = `Usage: npm run media -- move [--back] [--from s3://key:secret@host/bucket]
  move           copies the files of DATA_DIR/media to the bucket of MEDIA_URL and compares checksums
  move --back    the other way round
  move --from    from that bucket to the store that the site uses
Nothing is removed where it was, and what has arrived is not copied again: run it while the site runs, change the
setting, restart, and run it once more for what was uploaded in between.`;

const readArguments = (args: string[]) =>
  withUsage(usage, () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { back: { type: "boolean", default: false }, from: { type: "string" } },
    });
    const [command, ...extra] = positionals;
    if (command !== "move" || extra.length > 0 || (values.back && values.from)) throw new Error("Say what to move.");
    return { back: values.back, from: values.from };
  });

const nameOf = (url: string) => {
  const bucket = readS3Url(url);
  return bucket ? s3LocationName(bucket) : url;
};

/** `npm run media`: copies files between stores. @throws OperatorError */
export async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { back, from } = readArguments(args);
  const { dataDir, mediaUrl } = readConfig(environment);
  const data = path.resolve(projectRoot, dataDir);
  const folder = path.join(data, "media");
  if (!mediaUrl && !from) throw new OperatorError(`Set MEDIA_URL to the bucket first.\n${usage}`);
  if (from && !readS3Url(from))
    throw new OperatorError(`${usage}\nWhat follows --from is not a bucket with its key and secret.`);
  const store = mediaUrl ?? folder;
  const [source, target] = back ? [store, folder] : [from ?? folder, store];
  const open = (url: string) => openStoreAt(url, url === from ? "--from" : "MEDIA_URL", path.join(data, "incoming"));
  const { copied, unchanged, bytes } = await moveMedia(await open(source), await open(target), ({ name }) =>
    console.log(name),
  );
  const size = (bytes / 1_048_576).toFixed(1);
  console.log(
    `${copied} files (${size} MB) copied from ${nameOf(source)} to ${nameOf(target)} and compared; ${unchanged} were there already.`,
  );
  console.log(`Nothing was removed from ${nameOf(source)}.`);
}
