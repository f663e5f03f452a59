import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { OperatorError } from "../../src/server-context/error-messages.ts";

type Bytes = AsyncIterable<Uint8Array>;

const agePrefix = Buffer.from("age-encryption.org/");

const webStream = (content: Bytes) => Readable.toWeb(Readable.from(content)) as ReadableStream<Uint8Array>;
const readable = (content: ReadableStream<Uint8Array>) => Readable.fromWeb(content as NodeReadableStream<Uint8Array>);

export async function encrypt(content: Bytes, recipient: string): Promise<Bytes> {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return readable(await encrypter.encrypt(webStream(content)));
}

/** The identity in a file of age-keygen. @throws OperatorError when there is none */
export function readIdentity(text: string): string {
  const identity = text.split("\n").find((line) => line.startsWith("AGE-SECRET-KEY-"));
  if (!identity) throw new OperatorError("The file of --identity contains no line that begins with AGE-SECRET-KEY-.");
  return identity.trim();
}

async function peek(content: Bytes, count: number): Promise<{ head: Buffer; full: Bytes }> {
  const chunks = content[Symbol.asyncIterator]();
  const buffered: Uint8Array[] = [];
  let length = 0;
  while (length < count) {
    const next = await chunks.next();
    if (next.done) break;
    buffered.push(next.value);
    length += next.value.length;
  }
  async function* full() {
    yield* buffered;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { head: Buffer.concat(buffered).subarray(0, count), full: full() };
}

/**
 * Passes unencrypted backups through, unless an identity is given: anyone who can write to the store could replace the
 * backup by one of their own. @throws OperatorError when the identity is missing, wrong or superfluous
 */
export async function decrypt(content: Bytes, identity: string | undefined): Promise<Bytes> {
  const { head, full } = await peek(content, agePrefix.length);
  if (!head.equals(agePrefix)) {
    if (!identity) return full;
    throw new OperatorError(
      "The backup is not encrypted, so anyone may have written it; leave out --identity if you trust it.",
    );
  }
  if (!identity) throw new OperatorError("The backup is encrypted; name the file with its key: --identity FILE.");
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    return readable(await decrypter.decrypt(webStream(full)));
  } catch (error) {
    throw new OperatorError("The backup is encrypted to another key than that of --identity.", { cause: error });
  }
}
