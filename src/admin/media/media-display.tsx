import { FileText, Music } from "lucide-react";
import type { MediaEntry, MediaKind } from "../../features/media/media.ts";
import { classNames } from "../../lib/class-names.ts";
import { StatusChip } from "../status-chip.tsx";

export const kindNames: Record<MediaKind, string> = { image: "Image", audio: "Recording", document: "Document" };

export const fileSize = (bytes: number): string =>
  bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`;

export function Thumbnail({ entry, className = "size-14" }: { entry: MediaEntry; className?: string }) {
  const frameClass = classNames(
    "grid flex-none place-items-center rounded-[6px] bg-ground object-cover text-ink-soft",
    className,
  );
  if (entry.kind === "image") {
    const small = entry.variants.find(({ type }) => type === "image/webp");
    const source = small ? `/media/${small.file}` : entry.url;
    return <img src={source} alt="" width={56} height={56} loading="lazy" className={frameClass} />;
  }
  return <span className={frameClass}>{entry.kind === "audio" ? <Music /> : <FileText />}</span>;
}

/** A picture without alternative text cannot be used. */
export function MediaChip({ kind, alt }: Pick<MediaEntry, "kind" | "alt">) {
  if (kind === "image" && alt === "") return <StatusChip tone="problem">Needs alternative text</StatusChip>;
  return <StatusChip tone="done">Ready</StatusChip>;
}
