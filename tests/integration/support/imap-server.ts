import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { listen } from "./listen.ts";

type Part = { type: string; text: string };

export type ImapMessage = {
  /** The raw message of another program; by default it is composed from the fields below. */
  raw?: string;
  messageId: string;
  /** Parts of a report; without parts it is an ordinary message. */
  parts: readonly Part[];
  flags: Set<string>;
  inReplyTo?: string;
  /** The address it was sent to, such as a return address. */
  to?: string;
  /** For example "25-Nov-2026 10:00:00 +0000". */
  arrived?: string;
};

export type ImapServer = {
  url: (parameters?: string) => string;
  folders: Map<string, ImapMessage[]>;
  /** Received commands, without tags and with the password in clear text. */
  commands: string[];
};

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
const literal = (text: string) => `{${Buffer.byteLength(text)}}\r\n${text}`;
const field = (text: string, name: string) => new RegExp(`^${name}:[ \t]*(.*)$`, "im").exec(text)?.[1]?.trim() ?? "";
const headerOf = (raw: string) => `${raw.split("\r\n\r\n")[0]}\r\n\r\n`;

function rawOf({ raw, messageId, parts, inReplyTo, to }: ImapMessage): string {
  if (raw !== undefined) return raw.replaceAll(/\r?\n/g, "\r\n");
  const isReport = parts.length > 0;
  const fields = [
    `From: ${isReport ? "MAILER-DAEMON@mx.example.net" : "anna@readers.example"}`,
    `Subject: ${isReport ? "Undelivered Mail" : "Re: A subject"}`,
    ...(to ? [`To: ${to}`] : []),
    ...(messageId ? [`Message-ID: ${messageId}`] : []),
    ...(inReplyTo ? [`In-Reply-To: ${inReplyTo}`] : []),
    "MIME-Version: 1.0",
    `Content-Type: ${isReport ? 'multipart/report; report-type=delivery-status; boundary="b"' : "text/plain"}`,
  ];
  const body = parts.map(({ type, text }) => `--b\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`).join("");
  return `${fields.join("\r\n")}\r\n\r\n${isReport ? `${body}--b--\r\n` : "Hello.\r\n"}`;
}

function envelopeOf(header: string): string {
  const nstring = (name: string) => quoted(field(header, name)).replace(/^""$/, "NIL");
  const [, user = "", host = ""] = /([^\s<>@]+)@([^\s<>@]+)>?$/.exec(field(header, "From")) ?? [];
  const from = `((NIL NIL ${quoted(user)} ${quoted(host)}))`;
  return `(NIL ${nstring("Subject")} ${from} NIL NIL NIL NIL NIL ${nstring("In-Reply-To")} ${nstring("Message-ID")})`;
}

/** Response of FETCH for one message. */
function fetchResponse(message: ImapMessage, uid: number, requestedItems: string): string {
  const raw = rawOf(message);
  const items = [`UID ${uid}`];
  if (message.arrived) items.push(`INTERNALDATE ${quoted(message.arrived)}`);
  if (requestedItems.includes("ENVELOPE")) items.push(`ENVELOPE ${envelopeOf(headerOf(raw))}`);
  for (const [, section = "", length] of requestedItems.matchAll(/BODY\.PEEK\[([^\]]*)\](?:<0\.(\d+)>)?/g)) {
    const text = section === "HEADER" ? headerOf(raw) : raw.slice(0, Number(length ?? raw.length));
    items.push(`BODY[${section}]${length === undefined ? "" : "<0>"} ${literal(text)}`);
  }
  return `(${items.join(" ")})`;
}

/**
 * An IMAP server with the subset of RFC 3501 and MOVE (RFC 6851) that a client needs to read reports from a mailbox.
 * It knows one account, "reader" with the password "secret"; UIDs count the messages of a folder and are never reused.
 */
export async function startImapServer(messages: ImapMessage[]): Promise<ImapServer> {
  const folders = new Map<string, ImapMessage[]>([
    ["INBOX", [...messages]],
    ["Processed", []],
  ]);
  const uidOf = (message: ImapMessage) => messages.indexOf(message) + 1;
  const commands: string[] = [];

  function handleCommand(line: string, send: (text: string) => void): string {
    const inbox = folders.get("INBOX") ?? [];
    const [, command = "", rest = ""] = /^(UID \w+|\w+) ?(.*)$/s.exec(line) ?? [];
    const uids = new Set(/^([\d,]+) /.exec(rest)?.[1]?.split(",").map(Number));
    const selected = inbox.filter((message) => uids.has(uidOf(message)));
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
      for (const message of selected) {
        send(`* ${inbox.indexOf(message) + 1} FETCH ${fetchResponse(message, uidOf(message), rest)}`);
      }
    } else if (command === "UID STORE") {
      for (const message of selected) for (const [flag] of rest.matchAll(/\\\w+/g)) message.flags.add(flag);
    } else if (command === "UID MOVE") {
      const target = folders.get(/(\w+)"?$/.exec(rest)?.[1] ?? "");
      if (!target) return "NO [TRYCREATE] There is no such folder";
      for (const message of selected) {
        target.push(...inbox.splice(inbox.indexOf(message), 1));
        send("* 1 EXPUNGE");
      }
    } else if (command === "LOGOUT") send("* BYE");
    else if (command !== "NOOP") return `BAD Unknown command ${command}`;
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
        socket.write(`${tag} ${handleCommand(line, (text) => socket.write(`${text}\r\n`))}\r\n`);
        if (line === "LOGOUT") socket.end();
      }
    });
  });
  const port = await listen(server);
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    url: (parameters = "") => `imap://reader:secret@127.0.0.1:${port}/INBOX${parameters}`,
    folders,
    commands,
  };
}
