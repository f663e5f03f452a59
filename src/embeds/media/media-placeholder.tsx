import type { ReactNode } from "react";
import { ConsentPlaceholder } from "../consent/consent-placeholder.tsx";
import { mediaCopy } from "../embeds-copy.ts";
import { mediaService } from "../registry.ts";

export type MediaPlaceholderProps = {
  src: string;
  /** Other origins that it redirects to. */
  redirectOrigins: readonly string[];
  title: string;
  onPlay: () => void;
  onAlways: () => void;
  children: ReactNode;
};

export function MediaPlaceholder({ src, redirectOrigins, title, onPlay, onAlways, children }: MediaPlaceholderProps) {
  const service = mediaService(src, redirectOrigins);
  if (!service) return null;
  return (
    <ConsentPlaceholder service={service} title={title} action={mediaCopy.play} onOnce={onPlay} onAlways={onAlways}>
      {children}
    </ConsentPlaceholder>
  );
}
