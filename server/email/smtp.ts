import { Readable } from "node:stream";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SmtpConnection from "nodemailer/lib/smtp-connection";
import type { EmailFailure } from "../../src/features/email/email-failure.ts";
import type { ComposedEmail } from "./compose-email.ts";
import { type DeliveryResult, type EmailTransport, heldBack } from "./email-transport.ts";

type SmtpFault = Error & { code?: string; response?: string; responseCode?: number; command?: string };

/** Well below the time after which another process considers an email abandoned. */
const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000, dnsTimeout: 30_000 };
/** Servers close a connection that carries too much or nothing; it is closed before that. */
const emailsPerConnection = 100;
const idleMs = 5_000;

type PooledConnection = {
  smtp: SmtpConnection;
  emails: number;
  idleTimer?: NodeJS.Timeout;
  isClosed: boolean;
  /** Told that the connection has ended, for the email that is being sent over it. */
  onEnd: (fault: SmtpFault) => void;
};

/** The server's own words where there are some. */
const wordsOf = ({ response, message }: SmtpFault) => response?.trim() || message;

/** What is no fault of the email: another attempt may succeed. */
const outage = (fault: SmtpFault, failure: EmailFailure): DeliveryResult => ({
  outcome: "rejected",
  failure,
  reason: wordsOf(fault),
  permanent: false,
});

/** What an answer to an email says of it. Some servers name the recipient only after the text, by the status 5.1 (RFC 3463). */
function failureOf(responseCode: number, { command, response = "" }: SmtpFault): EmailFailure {
  if (responseCode < 500 || responseCode === 503) return "later";
  return command === "RCPT TO" || /^5\d\d[ -]5\.1\./.test(response) ? "recipient" : "rejected";
}

/** What an answer to an email means, or the end of its connection. */
function readFault(fault: SmtpFault, hasBegun: boolean): DeliveryResult {
  const { responseCode, command, code } = fault;
  const reason = wordsOf(fault);
  // The server rejects the sender, no matter who the recipient is.
  if (command === "MAIL FROM" && !hasBegun) return outage(fault, (responseCode ?? 0) >= 500 ? "sender" : "unreachable");
  if (responseCode !== undefined && responseCode >= 400) {
    const failure = failureOf(responseCode, fault);
    return { outcome: "rejected", failure, reason, permanent: failure !== "later" };
  }
  if (hasBegun) return { outcome: "uncertain", failure: "interrupted", reason };
  // Without an answer, only an address that cannot be put into a command is wrong for good.
  const permanent = code === "EENVELOPE";
  return { outcome: "rejected", failure: permanent ? "recipient" : "later", reason, permanent };
}

/** Opens a connection and signs in. @throws SmtpFault when the server cannot be reached or rejects the account */
function openConnection(
  options: ReturnType<typeof parseConnectionUrl> & typeof timeouts,
  close: (connection: PooledConnection) => void,
): Promise<PooledConnection> {
  const smtp = new SmtpConnection(options);
  const connection: PooledConnection = { smtp, emails: 0, isClosed: false, onEnd: () => undefined };
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      connection.onEnd(error);
      close(connection);
      reject(error);
    };
    smtp.on("error", fail);
    // Why it ended may be told a moment later, and says more.
    smtp.once("end", () => void setImmediate(fail, new Error("The mail server closed the connection.")));
    smtp.connect((error) => {
      if (error) return fail(error);
      const { auth } = options;
      if (!auth || !("user" in auth) || !("pass" in auth)) return resolve(connection);
      return smtp.login({ user: auth.user ?? "", pass: auth.pass ?? "" }, (rejected) =>
        rejected ? fail(rejected) : resolve(connection),
      );
    });
  });
}

/**
 * Sends emails to an SMTP server over a pool of its own: each connection carries one email after the other, and nothing is
 * queued. An email whose reused connection breaks before its text travels is sent once more over a new one; after that
 * nothing is repeated here.
 * @param url smtp://user:password@host:port or smtps://…
 */
export function createSmtp(url: string): EmailTransport {
  const options = { ...parseConnectionUrl(url), ...timeouts };
  const idle: PooledConnection[] = [];

  function close(connection: PooledConnection): void {
    clearTimeout(connection.idleTimer);
    const index = idle.indexOf(connection);
    if (index >= 0) idle.splice(index, 1);
    connection.isClosed = true;
    connection.smtp.close();
  }

  function acquireIdle(): PooledConnection | undefined {
    const connection = idle.pop();
    clearTimeout(connection?.idleTimer);
    return connection;
  }

  function release(connection: PooledConnection): void {
    if (connection.isClosed || connection.emails >= emailsPerConnection) close(connection);
    else {
      connection.idleTimer = setTimeout(() => close(connection), idleMs).unref();
      idle.push(connection);
    }
  }

  /** Sends one email over one connection. */
  async function transmit(
    connection: PooledConnection,
    { envelope, raw }: ComposedEmail,
    begin: () => Promise<boolean>,
  ) {
    let [hasBegun, isHeld] = [false, false];
    connection.emails += 1;
    // Read when the server has asked for the text, and not before.
    const text = new Readable({
      read() {
        if (hasBegun || isHeld) return;
        begin().then(
          (mayBegin) => {
            hasBegun = mayBegin;
            isHeld = !mayBegin;
            if (isHeld) return close(connection);
            this.push(raw);
            this.push(null);
          },
          () => {
            isHeld = true;
            close(connection);
          },
        );
      },
    });
    const { promise, resolve } = Promise.withResolvers<SmtpFault | null>();
    connection.onEnd = resolve;
    connection.smtp.send(envelope, text, (fault) => resolve(fault));
    const fault = await promise;
    connection.onEnd = () => undefined;
    if (fault) close(connection);
    else release(connection);
    return { fault, hasBegun, isHeld };
  }

  return {
    name: new URL(url).host,
    repeatable: false,
    async deliver(email, begin = async () => true) {
      for (let reused = acquireIdle(); ; reused = undefined) {
        let connection: PooledConnection;
        try {
          connection = reused ?? (await openConnection(options, close));
        } catch (error) {
          const fault = error as SmtpFault;
          return outage(fault, fault.code === "EAUTH" ? "sign-in" : "unreachable");
        }
        const { fault, hasBegun, isHeld } = await transmit(connection, email, begin);
        if (isHeld) return { outcome: "rejected", failure: "local", reason: heldBack, permanent: false };
        if (!fault) return { outcome: "sent" };
        // An idle connection may have been closed long ago: that is no answer to this email.
        if (!reused || hasBegun || fault.responseCode !== undefined) return readFault(fault, hasBegun);
      }
    },
    close() {
      for (const connection of [...idle]) close(connection);
    },
  };
}
