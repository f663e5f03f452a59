import path from "node:path";
import { parseArgs } from "node:util";
import { OperatorError } from "../../src/server-context/operator-error.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";
import { readConfig } from "../config/read-config.ts";
import { moveMedia } from "../media/move-media.ts";
import { openStoreAt } from "../media/open-media.ts";
import { readS3Url, s3PlaceName } from "../media/s3-url.ts";

const usage = `Usage: npm run media -- move [--back] [--from s3://key:secret@host/bucket]
  move           copies the files of DATA_DIR/media to the bucket of MEDIA_URL and compares checksums
  move --back    the other way round
  move --from    from that bucket to the store that the site uses
Nothing is removed where it was, and what has arrived is not copied again: run it while the site runs, change the
setting, restart, and run it once more for what was uploaded in between.`;

type Words = { back: boolean; from: string | undefined };

function readWords(words: string[]): Words {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { back: { type: "boolean", default: false }, from: { type: "string" } },
    });
    const [command, ...rest] = positionals;
    if (command !== "move" || rest.length > 0 || (values.back && values.from)) throw new Error("Say what to move.");
    return { back: values.back, from: values.from };
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${usage}`);
  }
}

const nameOf = (url: string) => {
  const place = readS3Url(url);
  return place ? s3PlaceName(place) : url;
};

/** `npm run media`: copies files between stores. @throws OperatorError */
export async function run(words: string[]): Promise<void> {
  const { back, from } = readWords(words);
  const { dataDir, mediaUrl } = readConfig(process.env);
  const data = path.resolve(projectRoot, dataDir);
  const folder = path.join(data, "media");
  if (!mediaUrl && !from) throw new OperatorError(`Set MEDIA_URL to the bucket first.\n${usage}`);
  if (from && !readS3Url(from))
    throw new OperatorError(`${usage}\nWhat follows --from is not a bucket with its key and secret.`);
  const [source, target] = from
    ? [from, mediaUrl ?? folder]
    : back
      ? [mediaUrl ?? "", folder]
      : [folder, mediaUrl ?? ""];
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
