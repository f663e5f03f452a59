import { useRef, useState } from "react";
import { maxUploadBytes } from "../../features/media/media.ts";
import { uploadError } from "../../features/media/send-file.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { withSession } from "../sign-in-again.ts";

export type Uploaded = { id: number; kind: string; address: string };

/** The user cancelled the upload. */
class UploadCancelled extends Error {
  override name = "UploadCancelled";
}

/** An animation that the server accepts as a still image only. */
class AnimationRejected extends Error {
  override name = "AnimationRejected";
}

type SendOptions = { replaces?: number | undefined; isStill?: boolean };

/** XMLHttpRequest, since fetch reports no progress (0 to 1). @throws UploadCancelled after `signal` was aborted */
export function upload(
  file: File,
  onProgress: (part: number) => void,
  { signal, replaces, isStill }: SendOptions & { signal?: AbortSignal } = {},
): Promise<Uploaded> {
  if (file.size > maxUploadBytes) return Promise.reject(new Error("A file can have 200 MB at most."));
  if (signal?.aborted) return Promise.reject(new UploadCancelled());
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>();
  const request = new XMLHttpRequest();
  request.open("POST", "/api/admin/media");
  request.responseType = "json";
  request.setRequestHeader("X-File-Name", encodeURIComponent(file.name.toWellFormed()));
  if (replaces !== undefined) request.setRequestHeader("X-Replaces", String(replaces));
  if (isStill) request.setRequestHeader("X-First-Frame", "1");
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
  request.addEventListener("error", () => reject(new Error("The connection was lost. Please try again.")));
  request.addEventListener("abort", () => reject(new UploadCancelled()));
  signal?.addEventListener("abort", () => request.abort());
  request.addEventListener("load", () => {
    const answer = request.response as (Uploaded & { message?: string; canBeStill?: boolean }) | null;
    if (request.status === 201 && answer) resolve(answer);
    else if (answer?.canBeStill) reject(new AnimationRejected(answer.message));
    else reject(uploadError(request.status, answer?.message ?? "The file was not accepted."));
  });
  request.send(file);
  return promise;
}

/** `part` runs from 0 to 1. */
export type Sending = {
  key: number;
  name: string;
  part: number;
  problem?: string;
  isDone?: boolean;
  /** While the owner chooses what becomes of an animation. */
  useFirstFrame?: () => void;
  giveUp?: () => void;
};

let lastKey = 0;

/** Sends files one after the other; `onEnded` is called for those cancelled or rejected. */
export function useUploads(onUploaded: (uploaded: Uploaded, file: File) => void, onEnded?: (file: File) => void) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const ways = useRef(new Map<number, AbortController>());

  function change(key: number, part: Partial<Sending>) {
    setSending((known) => known.map((each) => (each.key === key ? { ...each, ...part } : each)));
  }
  function remove(key: number) {
    setSending((known) => known.filter((each) => each.key !== key));
  }
  async function send(file: File, key: number, signal: AbortSignal, options: SendOptions) {
    try {
      const uploaded = await withSession(() => upload(file, (part) => change(key, { part }), { ...options, signal }));
      change(key, { part: 1, isDone: true });
      onUploaded(uploaded, file);
    } catch (failure) {
      if (failure instanceof AnimationRejected) {
        const useFirstFrame = () => {
          remove(key);
          add(file, { ...options, isStill: true });
        };
        change(key, { problem: failure.message, useFirstFrame, giveUp: () => onEnded?.(file) });
        return;
      }
      if (failure instanceof UploadCancelled) remove(key);
      else change(key, { problem: errorMessage(failure) });
      onEnded?.(file);
    } finally {
      ways.current.delete(key);
    }
  }
  function add(file: File, options: SendOptions) {
    lastKey += 1;
    const key = lastKey;
    const way = new AbortController();
    ways.current.set(key, way);
    setSending((known) => [{ key, name: file.name, part: 0 }, ...known.filter(({ isDone }) => !isDone)]);
    queue.current = queue.current.then(() => send(file, key, way.signal, options));
  }
  return {
    sending,
    /** `replaces` is the id of a file whose URL they take. */
    upload(files: Iterable<File>, replaces?: number) {
      for (const file of files) add(file, { replaces });
    },
    /** Cancels an upload, or removes a rejected one from the list. */
    cancel(key: number) {
      const way = ways.current.get(key);
      if (way) return way.abort();
      sending.find((each) => each.key === key)?.giveUp?.();
      remove(key);
    },
  };
}
