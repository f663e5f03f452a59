import { Readable } from "node:stream";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SmtpConnection from "nodemailer/lib/smtp-connection";
import { type DeliveryResult, type EmailTransport, heldBack } from "./email-transport.ts";

type SmtpFault = Error & { response?: string; responseCode?: number; command?: string };

const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000, dnsTimeout: 30_000 };
/** Servers close a connection that carries too much or nothing; it is closed before that. */
const emailsPerSession = 100;
const idleMs = 5_000;

type Session = {
  connection: SmtpConnection;
  emails: number;
  timer?: NodeJS.Timeout;
  isBroken: boolean;
  /** Told that the connection has ended, by whoever has an email on it. */
  onEnd: (fault: SmtpFault) => void;
};

/** The server's own words where there are some. */
const wordsOf = ({ response, message }: SmtpFault) => response?.trim() || message;

const unreachable = (fault: SmtpFault): DeliveryResult => ({
  outcome: "refused",
  reason: wordsOf(fault),
  permanent: false,
  isUnreachable: true,
});

/** What an answer to an email means, or the end of its connection. */
function judge(fault: SmtpFault, hasBegun: boolean): DeliveryResult {
  const { responseCode, command } = fault;
  const reason = wordsOf(fault);
  // The server turns the sender away, whoever the recipient is.
  if (command === "MAIL FROM" && !hasBegun) return unreachable(fault);
  if (responseCode !== undefined && responseCode >= 400) {
    return { outcome: "refused", reason, permanent: responseCode >= 500 && responseCode !== 503 };
  }
  return hasBegun ? { outcome: "uncertain", reason } : { outcome: "refused", reason, permanent: false };
}

/**
 * Hands many emails to an SMTP server, one after the other over connections that are used again. An email whose connection
 * breaks before its text travels is repeated once over a new one; after that nothing is repeated here.
 * @param url smtp://user:password@host:port or smtps://…
 */
export function createSmtpSessions(url: string): EmailTransport {
  const options = { ...parseConnectionUrl(url), ...timeouts };
  const idle: Session[] = [];

  function drop(session: Session): void {
    clearTimeout(session.timer);
    const place = idle.indexOf(session);
    if (place >= 0) idle.splice(place, 1);
    session.isBroken = true;
    session.connection.close();
  }

  function open(): Promise<Session> {
    const connection = new SmtpConnection(options);
    const session: Session = { connection, emails: 0, isBroken: false, onEnd: () => undefined };
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        session.onEnd(error);
        drop(session);
        reject(error);
      };
      connection.on("error", fail);
      // Why it ended may be told a moment later, and says more.
      connection.once("end", () => void setImmediate(fail, new Error("The mail server closed the connection.")));
      connection.connect((error) => {
        if (error) return fail(error);
        const { auth } = options;
        if (!auth || !("user" in auth) || !("pass" in auth)) return resolve(session);
        return connection.login({ user: auth.user ?? "", pass: auth.pass ?? "" }, (rejected) =>
          rejected ? fail(rejected) : resolve(session),
        );
      });
    });
  }

  function rest(session: Session): void {
    if (session.isBroken || session.emails >= emailsPerSession) drop(session);
    else {
      session.timer = setTimeout(() => drop(session), idleMs).unref();
      idle.push(session);
    }
  }

  function take(): Session | undefined {
    const session = idle.pop();
    clearTimeout(session?.timer);
    return session;
  }

  type Email = Parameters<EmailTransport["deliver"]>[0];

  /** One email over one connection. */
  async function hand(session: Session, email: Email, begin: () => Promise<boolean>) {
    let [hasBegun, isHeld] = [false, false];
    session.emails += 1;
    // Read when the server has asked for the text, and not before.
    const text = new Readable({
      read() {
        if (hasBegun || isHeld) return;
        begin().then(
          (may) => {
            hasBegun = may;
            isHeld = !may;
            if (isHeld) return drop(session);
            this.push(email.raw);
            this.push(null);
          },
          () => {
            isHeld = true;
            drop(session);
          },
        );
      },
    });
    const { promise, resolve } = Promise.withResolvers<SmtpFault | null>();
    session.onEnd = resolve;
    session.connection.send(email.envelope, text, (fault) => resolve(fault));
    const fault = await promise;
    session.onEnd = () => undefined;
    if (fault) drop(session);
    else rest(session);
    return { fault, hasBegun, isHeld };
  }

  return {
    name: new URL(url).host,
    repeatable: false,
    async deliver(email, begin = async () => true) {
      for (let used = take(); ; used = undefined) {
        let session: Session;
        try {
          session = used ?? (await open());
        } catch (error) {
          return unreachable(error as SmtpFault);
        }
        const { fault, hasBegun, isHeld } = await hand(session, email, begin);
        if (isHeld) return { outcome: "refused", reason: heldBack, permanent: false };
        if (!fault) return { outcome: "sent" };
        // An idle connection may have been closed long ago: that is no answer to this email.
        if (!used || hasBegun || fault.responseCode !== undefined) return judge(fault, hasBegun);
      }
    },
    close() {
      for (const session of [...idle]) drop(session);
    },
  };
}
