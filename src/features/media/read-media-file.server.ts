import type { FileStore } from "../../server-context/media-store.ts";

export async function readMediaFile(
  media: Pick<FileStore, "stat" | "get">,
  name: string,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const file = await media.stat(name);
  if (!file || file.bytes > maxBytes) return undefined;
  const content = await media.get(file);
  return content && Buffer.from(await new Response(content).arrayBuffer());
}
