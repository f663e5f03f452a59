/** Bytes that one answer may have; what follows is not read. */
const maxAnswerBytes = 200_000;

/** The lines of a stream of bytes, each as soon as it is complete. */
async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxAnswerBytes) return;
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}

/** The piece of text in one event of a chat stream; undefined for the end and for events without text. */
function textOf(data: string): string | undefined {
  try {
    const event = JSON.parse(data) as { choices?: { delta?: { content?: unknown } }[] } | null;
    const content = event?.choices?.[0]?.delta?.content;
    return typeof content === "string" ? content : undefined;
  } catch {
    return undefined;
  }
}

/** The lines that a model writes in a streamed answer of the OpenAI chat protocol, each as soon as it is complete. */
export async function* modelLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let written = "";
  for await (const line of linesOf(body)) {
    if (!line.startsWith("data:")) continue;
    const data = line.slice(5).trim();
    if (data === "[DONE]") break;
    written += textOf(data) ?? "";
    const lines = written.split("\n");
    written = lines.pop() ?? "";
    yield* lines;
  }
  if (written) yield written;
}
