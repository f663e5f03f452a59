import { useEffect } from "react";
import type { ContentKind } from "../editing.ts";
import { previewChannel } from "../preview-link.ts";

/** `onChange` must be stable across renders. */
export function usePreviewChanges(kind: ContentKind, id: number, onChange: () => unknown): void {
  useEffect(() => {
    const channel = previewChannel(kind);
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (data === id) void onChange();
    };
    channel.addEventListener("message", onMessage);
    return () => channel.removeEventListener("message", onMessage);
  }, [kind, id, onChange]);
}
