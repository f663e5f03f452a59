import { useEffect } from "react";
import { previewChannel } from "../preview-link.ts";

/** `onChange` must be stable across renders. */
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
