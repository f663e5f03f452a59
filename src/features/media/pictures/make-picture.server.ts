import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { fail, ok, type Result } from "../../../lib/result.ts";
import { minuteMs } from "../../../lib/time/durations.ts";
import { projectRoot } from "../../../server-context/project-root.server.ts";
import type { EncodedPicture, PictureFailure, PictureJob, PictureResult } from "./picture-job.ts";

const program = path.join(projectRoot, "src/features/media/pictures/picture-process.server.ts");

const timeoutMs = { owner: 300_000, visitor: minuteMs };

/** Visitors' pictures in the queue; more are rejected. */
const maxWaiting = 8;

let isRunning = false;
const waiting: Record<PictureJob["sender"], (() => void)[]> = { owner: [], visitor: [] };

/** One decoder at a time, to limit memory; the owner has priority. */
async function serialize<Value>(sender: PictureJob["sender"], work: () => Promise<Value>): Promise<Value> {
  if (isRunning) await new Promise<void>((resolve) => waiting[sender].push(resolve));
  isRunning = true;
  try {
    return await work();
  } finally {
    const next = waiting.owner.shift() ?? waiting.visitor.shift();
    if (next) next();
    else isRunning = false;
  }
}

async function runProcess(job: PictureJob): Promise<PictureResult> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(job)], {
      timeout: timeoutMs[job.sender],
      killSignal: "SIGKILL",
      // Without the site's secrets. With many arenas, glibc doesn't return freed memory.
      env: { MALLOC_ARENA_MAX: "2" },
    });
    return JSON.parse(stdout) as PictureResult;
  } catch (error) {
    // Killed by its own memory limit, the timeout or the kernel, or the decoder crashed.
    if (error instanceof Error && "signal" in error && error.signal) return { failure: "memory" };
    throw error;
  }
}

type MadePicture = Omit<EncodedPicture, "files"> & {
  files: (EncodedPicture["files"][number] & { content: Buffer })[];
};

/**
 * Decodes a picture in a process with a memory limit, and encodes it upright and without metadata.
 * `source` is the path of a file.
 */
export async function makePicture(
  source: string,
  job: Pick<PictureJob, "sender" | "size" | "outputs" | "isStill">,
): Promise<Result<MadePicture, PictureFailure>> {
  if (job.sender === "visitor" && waiting.visitor.length >= maxWaiting) return fail("busy");
  return serialize(job.sender, async () => {
    const into = await mkdtemp(path.join(tmpdir(), "picture-"));
    try {
      const result = await runProcess({ ...job, source, into });
      if ("failure" in result) return fail(result.failure);
      const { files, ...picture } = result.picture;
      const read = files.map(async (file, index) => ({
        ...file,
        content: await readFile(path.join(into, `${index}`)),
      }));
      return ok({ ...picture, files: await Promise.all(read) });
    } finally {
      await rm(into, { recursive: true, force: true });
    }
  });
}
