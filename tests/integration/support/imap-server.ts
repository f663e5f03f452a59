import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

type Part = { type: string; text: string };

export type ImapMessage = {
  messageId: string;
  /** Of a report; a message without parts is an ordinary one. */
  parts: readonly Part[];
  flags: Set<string>;
  inReplyTo?: string;
  /** Such as "25-Nov-2026 10:00:00 +0000". */
  arrived?: string;
};

export type ImapServer = {
  url: (parameters?: string) => string;
  folders: Map<string, ImapMessage[]>;
  /** What was asked, without tags and with the password as it was sent. */
  commands: string[];
};

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
const literal = (text: string) => `{${Buffer.byteLength(text)}}\r\n${text}`;
const envelope = (messageId: string, subject: string, inReplyTo?: string) =>
  `(NIL ${quoted(subject)} NIL NIL NIL NIL NIL NIL ${inReplyTo ? quoted(inReplyTo) : "NIL"} ${messageId ? quoted(messageId) : "NIL"})`;
const field = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(text)?.[1]?.trim() ?? "";

/** One part as BODYSTRUCTURE describes it (RFC 3501, 7.4.2). */
function structureOf({ type, text }: Part): string {
  const [kind = "", subtype = ""] = type.split("/");
  const size = Buffer.byteLength(text);
  const lines = text.split("\n").length;
  const head = `${quoted(kind)} ${quoted(subtype)} NIL NIL NIL "7BIT" ${size}`;
  if (type === "message/rfc822") {
    const inner = `("text" "plain" NIL NIL NIL "7BIT" 1 1)`;
    return `(${head} ${envelope(field(text, "Message-ID"), field(text, "Subject"))} ${inner} ${lines})`;
  }
  return `(${head}${kind === "text" ? ` ${lines}` : ""})`;
}

const bodyOf = ({ parts }: ImapMessage) =>
  parts.length === 0
    ? `("text" "plain" NIL NIL NIL "7BIT" 5 1)`
    : `(${parts.map(structureOf).join("")} "report" ("report-type" "delivery-status" "boundary" "b") NIL NIL)`;

/** What a FETCH answers about one message: its structure, or a part of it. */
function fetched(message: ImapMessage, uid: number, wanted: string): string {
  const items = [`UID ${uid}`];
  if (wanted.includes("BODYSTRUCTURE")) items.push(`BODYSTRUCTURE ${bodyOf(message)}`);
  if (message.arrived) items.push(`INTERNALDATE ${quoted(message.arrived)}`);
  if (wanted.includes("ENVELOPE"))
    items.push(`ENVELOPE ${envelope(message.messageId, "Undelivered Mail", message.inReplyTo)}`);
  for (const [, section = "", start] of wanted.matchAll(/BODY\.PEEK\[([^\]]*)\](?:<(\d+)\.\d+>)?/g)) {
    const part = message.parts[Number.parseInt(section, 10) - 1];
    const isMime = section.endsWith("MIME");
    const text = isMime ? `Content-Type: ${part?.type}\r\n\r\n` : (part?.text ?? "").slice(Number(start ?? 0));
    items.push(`BODY[${section}]${start === undefined ? "" : `<${start}>`} ${literal(text)}`);
  }
  return `(${items.join(" ")})`;
}

/**
 * An IMAP server with as much of RFC 3501 and of MOVE (RFC 6851) as a client needs to read reports from a mailbox. It knows one
 * account, "reader" with the password "secret"; UIDs count the messages of a folder, and stay when one is moved.
 */
export async function startImapServer(messages: ImapMessage[]): Promise<ImapServer> {
  const folders = new Map<string, ImapMessage[]>([
    ["INBOX", [...messages]],
    ["Processed", []],
  ]);
  const uidOf = (message: ImapMessage) => messages.indexOf(message) + 1;
  const commands: string[] = [];

  function answer(line: string, send: (text: string) => void): string {
    const inbox = folders.get("INBOX") ?? [];
    const [, command = "", rest = ""] = /^(UID \w+|\w+) ?(.*)$/s.exec(line) ?? [];
    const uids = new Set(/^([\d,]+) /.exec(rest)?.[1]?.split(",").map(Number));
    const chosen = inbox.filter((message) => uids.has(uidOf(message)));
    if (command === "CAPABILITY") send("* CAPABILITY IMAP4rev1 MOVE");
    else if (command === "LOGIN") {
      if (!/^"?reader"? "?secret"?$/.test(rest)) return "NO [AUTHENTICATIONFAILED] Wrong password";
    } else if (command === "LIST") {
      for (const name of folders.keys()) send(`* LIST () "/" ${name}`);
    } else if (command === "SELECT") {
      if (!folders.has(rest.replaceAll('"', ""))) return "NO There is no such folder";
      send(`* ${inbox.length} EXISTS`);
      send("* FLAGS (\\Seen \\Deleted)");
      send("* OK [UIDVALIDITY 7] UIDs are valid");
      send(`* OK [UIDNEXT ${messages.length + 1}] Predicted next UID`);
    } else if (command === "UID SEARCH") {
      const unread = inbox.filter(({ flags }) => !flags.has("\\Seen"));
      send(`* SEARCH ${unread.map(uidOf).join(" ")}`);
    } else if (command === "UID FETCH") {
      for (const message of chosen) {
        send(`* ${inbox.indexOf(message) + 1} FETCH ${fetched(message, uidOf(message), rest)}`);
      }
    } else if (command === "UID STORE") {
      for (const message of chosen) for (const [flag] of rest.matchAll(/\\\w+/g)) message.flags.add(flag);
    } else if (command === "UID MOVE") {
      const target = folders.get(/(\w+)"?$/.exec(rest)?.[1] ?? "");
      if (!target) return "NO [TRYCREATE] There is no such folder";
      for (const message of chosen) {
        target.push(...inbox.splice(inbox.indexOf(message), 1));
        send("* 1 EXPUNGE");
      }
    } else if (command === "LOGOUT") send("* BYE");
    else if (command !== "NOOP") return `BAD ${command} is not known here`;
    return "OK Done";
  }

  const server = createServer((socket: Socket) => {
    let received = "";
    socket.write("* OK IMAP4rev1\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      received += chunk.toString();
      for (let end = received.indexOf("\r\n"); end >= 0; end = received.indexOf("\r\n")) {
        const [, tag = "", line = ""] = /^(\S+) (.*)$/s.exec(received.slice(0, end)) ?? [];
        received = received.slice(end + 2);
        commands.push(line);
        socket.write(`${tag} ${answer(line, (text) => socket.write(`${text}\r\n`))}\r\n`);
        if (line === "LOGOUT") socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const place = server.address();
  if (typeof place !== "object" || !place) throw new Error("The IMAP server has no port.");
  return {
    url: (parameters = "") => `imap://reader:secret@127.0.0.1:${place.port}/INBOX${parameters}`,
    folders,
    commands,
  };
}
