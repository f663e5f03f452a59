import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

/**
 * The least that a server of this engine can do: Node's own HTTP server, which answers a path with the bytes and the headers
 * of a file in its folder and looks at nothing else of a request. The bench runs it as a process of its own.
 */
const [folder = ".", port = "0"] = process.argv.slice(2);

type Answer = { body: Buffer; headers: string[] };

const answers = new Map<string, Answer>();

function answerOf(name: string): Answer {
  const body = readFileSync(path.join(folder, path.basename(name)));
  const headers = JSON.parse(readFileSync(path.join(folder, `${path.basename(name)}.json`), "utf8")) as string[];
  const answer = { body, headers };
  answers.set(name, answer);
  return answer;
}

createServer(({ url = "/" }, outgoing) => {
  const { body, headers } = answers.get(url) ?? answerOf(url);
  outgoing.writeHead(200, headers);
  outgoing.end(body);
}).listen(Number(port), "127.0.0.1");
