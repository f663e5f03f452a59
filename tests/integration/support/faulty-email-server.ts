import { SMTPServer } from "smtp-server";
import { listen } from "./listen.ts";

export type FaultyEmailServer = {
  url: string;
  /** How often an email to each recipient was accepted, by email address. */
  accepted: Map<string, number>;
  /** The Message-IDs of each recipient's emails. */
  messageIds: Map<string, Set<string>>;
  /** The newest raw email of each recipient; empty unless emails are stored. */
  emails: Map<string, string>;
  stop(): Promise<void>;
};

const smtpError = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/**
 * A mail server controlled by the part of an address before the first dot: "gone" is rejected permanently, "later"
 * temporarily the first time, "always-later" temporarily every time; "cut-before" loses the connection before the text
 * and "cut-after" after it, the first time only; "slow" is accepted after half a second; "spam" is rejected because of
 * the sender. All others are accepted.
 */
export async function startFaultyEmailServer({ storeEmails = false, delayMs = 0 } = {}): Promise<FaultyEmailServer> {
  const accepted = new Map<string, number>();
  const messageIds = new Map<string, Set<string>>();
  const emails = new Map<string, string>();
  const seenRecipients = new Set<string>();
  const isFirst = (address: string) => !seenRecipients.has(address) && Boolean(seenRecipients.add(address));
  const sockets = new Map<string, { destroy(): void }>();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    maxClients: 500,
    onConnect(session, callback) {
      // The type lacks the connection of a session.
      for (const connection of server.connections as Set<{ id: string; _socket: { destroy(): void } }>) {
        if (connection.id === session.id) sockets.set(session.id, connection._socket);
      }
      callback();
    },
    onClose: (session) => void sockets.delete(session.id),
    onRcptTo({ address }, session, callback) {
      const [kind] = address.split(".");
      if (kind === "gone") return callback(smtpError(550, "5.1.1 No such user"));
      if (kind === "spam") return callback(smtpError(550, "5.7.1 Your server is on a list"));
      if (kind === "always-later" || (kind === "later" && isFirst(address))) {
        return callback(smtpError(451, "4.7.1 Greylisted, try again later"));
      }
      if (kind === "cut-before" && isFirst(address)) return sockets.get(session.id)?.destroy();
      return callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const address = session.envelope.rcptTo[0]?.address ?? "";
        const email = Buffer.concat(chunks).toString("utf8");
        const [kind] = address.split(".");
        accepted.set(address, (accepted.get(address) ?? 0) + 1);
        const id = /^Message-ID: <([^@>]+)@/im.exec(email)?.[1] ?? "none";
        messageIds.set(address, (messageIds.get(address) ?? new Set()).add(id));
        if (storeEmails) emails.set(address, email);
        if (kind === "cut-after" && isFirst(address)) return sockets.get(session.id)?.destroy();
        const responseDelay = kind === "slow" ? 500 : delayMs;
        return responseDelay > 0 ? void setTimeout(callback, responseDelay) : callback();
      });
    },
  });
  // A killed client breaks its connection, which these servers are made for.
  server.on("error", () => undefined);
  return {
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    accepted,
    messageIds,
    emails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
