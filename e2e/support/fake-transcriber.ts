import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "./listen.ts";

export type TranscriptionRequest = { authorization: string; fields: Record<string, string>; bytes: Uint8Array };

type FakeResponse = { status?: number; body: unknown };
type Respond = (request: TranscriptionRequest) => FakeResponse | Promise<FakeResponse>;

export type FakeTranscriber = {
  url: string;
  requests: TranscriptionRequest[];
  /** Sets status and body of the next responses. */
  respondWith: (respond: Respond) => void;
  close: () => Promise<void>;
};

/** A fake of the OpenAI transcriptions protocol, which records the requests. */
export async function startFakeTranscriber(): Promise<FakeTranscriber> {
  let respond: Respond = () => ({ body: { segments: [] } });
  const requests: TranscriptionRequest[] = [];
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
      const received = { authorization: request.headers.authorization ?? "", fields, bytes };
      requests.push(received);
      const { status = 200, body: responseBody } = await respond(received);
      response.writeHead(status, {
        "Content-Type": typeof responseBody === "string" ? "text/html" : "application/json",
      });
      response.end(typeof responseBody === "string" ? responseBody : JSON.stringify(responseBody));
    })();
  });
  const { port, close } = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    respondWith: (newRespond) => {
      respond = newRespond;
    },
    close,
  };
}
