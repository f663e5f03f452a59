import { useRef, useState } from "react";
import { animationCode, maxUploadBytes } from "../../features/media/media.ts";
import { sendFile } from "../../features/media/send-file.ts";
import { errorMessage, HttpError } from "../../lib/error-message.ts";
import { withSession } from "../../server-context/sign-in-again.ts";

/** For an SVG, `url` is that of its raster version. */
export type Uploaded = { id: number; kind: string; url: string; drawing?: string };

type SendOptions = { replaces?: number | undefined; isStill?: boolean };

/** @throws the reason of `signal` after it was aborted */
export function upload(
  file: File,
  onProgress: (part: number) => void,
  { signal, replaces, isStill }: SendOptions & { signal?: AbortSignal } = {},
): Promise<Uploaded> {
  if (file.size > maxUploadBytes) return Promise.reject(new Error("A file can have 200 MB at most."));
  const headers = {
    "X-File-Name": encodeURIComponent(file.name.toWellFormed()),
    ...(replaces !== undefined && { "X-Replaces": String(replaces) }),
    ...(isStill && { "X-First-Frame": "1" }),
  };
  return sendFile<Uploaded>("/api/admin/media", file, onProgress, { method: "POST", headers, signal });
}

/** `part` runs from 0 to 1. */
export type Sending = {
  key: number;
  name: string;
  part: number;
  problem?: string;
  isDone?: boolean;
  /** Offered for an animation, which is rejected as it is. */
  useFirstFrame?: () => void;
  giveUp?: () => void;
};

let lastKey = 0;

/** Uploads files one after the other; `onEnded` is called for cancelled or rejected ones. */
export function useUploads(onUploaded: (uploaded: Uploaded, file: File) => void, onEnded?: (file: File) => void) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const controllers = useRef(new Map<number, AbortController>());

  function change(key: number, part: Partial<Sending>) {
    setSending((current) => current.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  }
  function remove(key: number) {
    setSending((current) => current.filter((entry) => entry.key !== key));
  }
  async function send(file: File, key: number, signal: AbortSignal, options: SendOptions) {
    try {
      const uploaded = await withSession(() => upload(file, (part) => change(key, { part }), { ...options, signal }));
      change(key, { part: 1, isDone: true });
      onUploaded(uploaded, file);
    } catch (failure) {
      if (failure instanceof HttpError && failure.code === animationCode) {
        const useFirstFrame = () => {
          remove(key);
          add(file, { ...options, isStill: true });
        };
        change(key, { problem: failure.message, useFirstFrame, giveUp: () => onEnded?.(file) });
        return;
      }
      if (signal.aborted) remove(key);
      else change(key, { problem: errorMessage(failure) });
      onEnded?.(file);
    } finally {
      controllers.current.delete(key);
    }
  }
  function add(file: File, options: SendOptions) {
    lastKey += 1;
    const key = lastKey;
    const controller = new AbortController();
    controllers.current.set(key, controller);
    setSending((current) => [{ key, name: file.name, part: 0 }, ...current.filter(({ isDone }) => !isDone)]);
    queue.current = queue.current.then(() => send(file, key, controller.signal, options));
  }
  return {
    sending,
    /** `replaces` is the id of the file to replace, whose URL stays. */
    upload(files: Iterable<File>, replaces?: number) {
      for (const file of files) add(file, { replaces });
    },
    /** Cancels an upload, or removes a rejected one from the list. */
    cancel(key: number) {
      const controller = controllers.current.get(key);
      if (controller) return controller.abort();
      sending.find((candidate) => candidate.key === key)?.giveUp?.();
      remove(key);
    },
  };
}
