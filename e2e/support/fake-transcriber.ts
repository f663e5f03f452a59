import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type Heard = { authorization: string; fields: Record<string, string>; bytes: Uint8Array };

export type FakeTranscriber = {
  url: string;
  heard: Heard[];
  /** Status and body of the next responses. */
  answer: (
    next: (heard: Heard) => { status?: number; body: unknown } | Promise<{ status?: number; body: unknown }>,
  ) => void;
  close: () => Promise<void>;
};

/** A fake of the OpenAI transcriptions protocol, which records what it was sent. */
export async function startFakeTranscriber(): Promise<FakeTranscriber> {
  let next: Parameters<FakeTranscriber["answer"]>[0] = () => ({ body: { segments: [] } });
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = new Uint8Array(await buffer(request));
      const form = await new Response(body, {
        headers: { "Content-Type": request.headers["content-type"] ?? "" },
      }).formData();
      const file = form.get("file");
      const fields = Object.fromEntries(
        [...form].flatMap(([name, value]): [string, string][] => (typeof value === "string" ? [[name, value]] : [])),
      );
      const bytes = new Uint8Array(file instanceof Blob ? await file.arrayBuffer() : []);
      const one = { authorization: request.headers.authorization ?? "", fields, bytes };
      heard.push(one);
      const { status = 200, body: said } = await next(one);
      response.writeHead(status, { "Content-Type": typeof said === "string" ? "text/html" : "application/json" });
      response.end(typeof said === "string" ? said : JSON.stringify(said));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    answer: (chosen) => {
      next = chosen;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
