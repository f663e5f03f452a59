import { useEffect } from "react";
import { previewChannel } from "../preview-channel.ts";

/** Calls `onChange` when the unsaved work on an item changes in another window. `onChange` is the same on every rendering. */
export function usePreviewChanges(kind: "article" | "episode" | "issue", id: number, onChange: () => unknown): void {
  useEffect(() => {
    const channel = previewChannel(kind);
    const follow = ({ data }: MessageEvent<unknown>) => {
      if (data === id) void onChange();
    };
    channel.addEventListener("message", follow);
    return () => channel.removeEventListener("message", follow);
  }, [kind, id, onChange]);
}
