import { connect } from "node:net";

export type RawResponse = { status: number; headers: Record<string, string>; body: string };

/**
 * Sends a request line and headers verbatim, where a URL or fetch would normalise them, and reads the full response.
 * @param lines without line ends; "Host" is added unless present
 */
export async function rawRequest(port: number, ...lines: readonly string[]): Promise<RawResponse> {
  const host = lines.some((line) => /^host:/i.test(line)) ? [] : ["Host: www.example.com"];
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("end", resolve);
    socket.on("error", reject);
    // As bytes: a target may contain bytes that aren't text.
    socket.write(Buffer.from(`${[...lines, ...host, "Connection: close"].join("\r\n")}\r\n\r\n`, "latin1"));
  });
  socket.destroy();
  const text = Buffer.concat(chunks).toString("utf8");
  const end = text.indexOf("\r\n\r\n");
  const [statusLine = "", ...fields] = text.slice(0, end).split("\r\n");
  const headers = fields.map((field) => {
    const colon = field.indexOf(":");
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(statusLine.split(" ")[1]),
    headers: Object.fromEntries(headers),
    body: text.slice(end + 4),
  };
}
