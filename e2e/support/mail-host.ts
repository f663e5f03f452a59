import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type MailHost = { url: string; refuse: (address: string | undefined) => void; close: () => Promise<void> };

/** A mail server of the journeys' own: it takes every letter but those to the address that it is told to refuse for good. */
export async function startMailHost(): Promise<MailHost> {
  let refused: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: ({ address }, _session, done) => {
      if (address !== refused) return done();
      done(Object.assign(new Error("No such mailbox here"), { responseCode: 550 }));
    },
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on("end", () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    refuse: (address) => {
      refused = address;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
