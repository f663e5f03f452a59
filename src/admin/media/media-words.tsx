import { FileText, Music } from "lucide-react";
import type { MediaEntry, MediaKind } from "../../features/media/media.ts";
import { classNames } from "../../lib/class-names.ts";
import { StatusChip } from "../status-chip.tsx";

export const kindNames: Record<MediaKind, string> = { image: "Image", audio: "Recording", document: "Document" };

export const fileSize = (bytes: number): string =>
  bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`;

export function playingTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.round(seconds) % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

export function Thumbnail({ entry, className = "size-14" }: { entry: MediaEntry; className?: string }) {
  const frameClass = classNames(
    "grid flex-none place-items-center rounded-[6px] bg-ground object-cover text-ink-soft",
    className,
  );
  const small = entry.variants.find(({ type }) => type === "image/webp");
  if (entry.kind === "image") {
    const source = small ? `/media/${small.file}` : entry.url;
    return <img src={source} alt="" width={56} height={56} loading="lazy" className={frameClass} />;
  }
  return <span className={frameClass}>{entry.kind === "audio" ? <Music /> : <FileText />}</span>;
}

/** A picture without a description cannot be used. */
export function MediaChip({ kind, alt }: Pick<MediaEntry, "kind" | "alt">) {
  if (kind === "image" && alt === "") return <StatusChip tone="problem">Needs alternative text</StatusChip>;
  return <StatusChip tone="done">Ready</StatusChip>;
}
