import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type EmailHost = {
  url: string;
  rejectRecipient: (address: string | undefined) => void;
  close: () => Promise<void>;
};

/** A mail server that accepts all emails, except to an address that it permanently rejects. */
export async function startSmtpServer(): Promise<EmailHost> {
  let rejected: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: ({ address }, _session, callback) => {
      if (address !== rejected) return callback();
      callback(Object.assign(new Error("No such mailbox here"), { responseCode: 550 }));
    },
    onData: (stream, _session, callback) => {
      stream.resume();
      stream.on("end", () => callback());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    rejectRecipient: (address) => {
      rejected = address;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
