import { SMTPServer } from "smtp-server";

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
  const catcher: EmailCatcher = { url: "", delivered, emails, rejection: undefined, stop: async () => undefined };
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.server.address();
  if (typeof address !== "object" || !address) throw new Error("The mail catcher has no port.");
  catcher.url = `smtp://127.0.0.1:${address.port}`;
  catcher.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return catcher;
}
