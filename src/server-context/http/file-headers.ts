import path from "node:path";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".flac": "audio/flac",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".m4a": "audio/x-m4a",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".wav": "audio/wav",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

export function mediaType(name: string): string {
  // Podcasting 2.0.
  if (name.toLowerCase().endsWith(".chapters.json")) return "application/json+chapters";
  return types[path.extname(name).toLowerCase()] ?? "application/octet-stream";
}

/** Immutable files for a year, others for a day. */
export const fileCaching = (isImmutable: boolean) =>
  isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=86400, stale-while-revalidate=604800";

export const isDrawing = (type: string): boolean => type.startsWith("image/svg+xml");

/** Makes an SVG inert when opened as a page. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
