import { SMTPServer } from "smtp-server";
import { listen } from "./listen.ts";

export type EmailCatcher = {
  url: string;
  /** Number of deliveries of each Message-ID. */
  delivered: Map<string, number>;
  /** Response that rejects a message; undefined accepts it. */
  rejection: { code: number; text: string } | undefined;
  emails: string[];
  stop(): Promise<void>;
};

/** A mail server that accepts everything and records it. */
export async function startEmailCatcher(): Promise<EmailCatcher> {
  const delivered = new Map<string, number>();
  const emails: string[] = [];
  const catcher: Omit<EmailCatcher, "url" | "stop"> = { delivered, emails, rejection: undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (catcher.rejection) {
          return callback(Object.assign(new Error(catcher.rejection.text), { responseCode: catcher.rejection.code }));
        }
        const email = Buffer.concat(chunks).toString("utf8");
        const id = /^Message-ID: <([^@>]+)@/im.exec(email)?.[1] ?? "none";
        delivered.set(id, (delivered.get(id) ?? 0) + 1);
        emails.push(email);
        return callback();
      });
    },
  });
  // A killed client breaks its connection, which these servers are made for.
  server.on("error", () => undefined);
  const url = `smtp://127.0.0.1:${await listen(server.server)}`;
  return Object.assign(catcher, { url, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) });
}
