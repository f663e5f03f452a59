import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import type { AllowedHosts } from "../../../src/features/media/guarded-request.server.ts";
import { listen } from "./listen.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A file server on this machine for one test, with the requests it received. */
export async function startMediaServer(handlers: Record<string, Handler>) {
  const requests: { path: string; host: string; range: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push({ path, host: request.headers.host ?? "", range: request.headers.range });
    const handler = handlers[path];
    if (handler) handler(request, response);
    else response.writeHead(404, { "Content-Type": "text/html" }).end("gone");
  });
  const port = await listen(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { requests, port };
}

/** Every host resolves to this machine, and is allowed. */
export const thisMachine: AllowedHosts = {
  resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  isAllowed: (address) => address === "127.0.0.1",
};

/** Serves a file, with range requests. */
export function serveRanges(body: Buffer, type: string): Handler {
  return (request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const start = Number(from ?? 0);
    const end = Math.min(Number(to ?? body.length - 1), body.length - 1);
    const headers = { "Content-Type": type, "Content-Length": end - start + 1 };
    if (from === undefined) response.writeHead(200, headers).end(body);
    else {
      response.writeHead(206, { ...headers, "Content-Range": `bytes ${start}-${end}/${body.length}` });
      response.end(body.subarray(start, end + 1));
    }
  };
}

const atom = (name: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, body]);
};

/** An empty box of this many bytes with numbers at the given offsets. */
function fields(length: number, numbers: Record<number, number>): Buffer {
  const box = Buffer.alloc(length);
  for (const [offset, value] of Object.entries(numbers)) box.writeUInt32BE(value, Number(offset));
  return box;
}

/** A silent M4A file whose header states its length; the header is at the end, as many encoders write it. */
export function m4a(seconds: number, soundBytes: number): Buffer {
  const sound = fields(28, { 4: 1, 16: (2 << 16) | 16, 24: 44_100 << 15 });
  const samples = atom("stsd", fields(8, { 4: 1 }), atom("mp4a", sound));
  const handler = Buffer.concat([Buffer.alloc(8), Buffer.from("soun"), Buffer.alloc(12)]);
  const media = atom(
    "mdia",
    atom("mdhd", fields(24, { 12: 1000, 16: seconds * 1000 })),
    atom("hdlr", handler),
    atom("minf", atom("stbl", samples)),
  );
  const track = atom("trak", atom("tkhd", fields(84, { 12: 1 })), media);
  const head = atom("moov", atom("mvhd", fields(100, { 12: 1000, 16: seconds * 1000 })), track);
  const brand = atom("ftyp", Buffer.from("M4A \0\0\0\0M4A ", "latin1"));
  return Buffer.concat([brand, atom("mdat", Buffer.alloc(soundBytes)), head]);
}
