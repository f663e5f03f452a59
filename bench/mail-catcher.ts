import { SMTPServer } from "smtp-server";

export type MailCatcher = {
  url: string;
  /** How often each Message-ID was delivered. */
  delivered: Map<string, number>;
  /** What the server answers to a message instead of taking it; undefined: it takes it. */
  refuse: { code: number; text: string } | undefined;
  letters: string[];
  stop(): Promise<void>;
};

/** A mail server that takes everything and remembers what. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const delivered = new Map<string, number>();
  const letters: string[] = [];
  const catcher: MailCatcher = { url: "", delivered, letters, refuse: undefined, stop: async () => undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (catcher.refuse) {
          return callback(Object.assign(new Error(catcher.refuse.text), { responseCode: catcher.refuse.code }));
        }
        const letter = Buffer.concat(chunks).toString("utf8");
        const id = /^Message-ID: <([^@>]+)@/im.exec(letter)?.[1] ?? "none";
        delivered.set(id, (delivered.get(id) ?? 0) + 1);
        letters.push(letter);
        return callback();
      });
    },
  });
  // A client that is killed breaks its connection: that is what these servers are for.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.server.address();
  if (typeof address !== "object" || !address) throw new Error("The mail catcher has no port.");
  catcher.url = `smtp://127.0.0.1:${address.port}`;
  catcher.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return catcher;
}
