import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { UnreadableExport } from "../site-export.ts";
import { openZip, type ZipEntries } from "./zip-file.server.ts";

/** A zip, or a plain file as its only entry; `name` as uploaded. */
export type Container = ZipEntries & { name: string; isZip: boolean };

/** Exceeds any article. */
export const maxTextBytes = 32 * 1024 * 1024;

const isZipHead = (head: Buffer) => head.subarray(0, 2).toString("latin1") === "PK" && (head[2] ?? 0) < 9;

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** @throws UnreadableExport */
export async function openContainer(path: string, name: string): Promise<Container> {
  const { size } = await stat(path);
  if (size === 0) throw new UnreadableExport(`${name} is empty.`);
  if (isZipHead(await headOf(path))) return { name, isZip: true, ...(await openZip(path, name)) };
  return {
    name,
    isZip: false,
    entries: [name],
    bytes: () => size,
    open: async () => createReadStream(path),
    close: async () => undefined,
  };
}

/** @throws UnreadableExport if it is larger than `maxTextBytes` */
export async function readEntry({ bytes, open: openEntry }: Container, entry: string): Promise<Buffer> {
  if (bytes(entry) > maxTextBytes)
    throw new UnreadableExport(`${entry} has ${Math.round(bytes(entry) / 1_048_576)} MB; a text can have 32 MB.`);
  const parts: Buffer[] = [];
  for await (const part of await openEntry(entry)) parts.push(part);
  return Buffer.concat(parts);
}

/** The first bytes of an entry, at least `length` unless it is shorter. */
export async function entryHead(container: Container, entry: string, length: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let read = 0;
  for await (const part of await container.open(entry)) {
    parts.push(part);
    read += part.length;
    if (read >= length) break;
  }
  return Buffer.concat(parts);
}
