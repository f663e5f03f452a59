import { isIP } from "node:net";
import { Readable } from "node:stream";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SmtpConnection from "nodemailer/lib/smtp-connection";
import type { EmailFailure } from "../../src/features/platform.server.ts";
import { minuteMs } from "../../src/lib/time/durations.ts";
import { isPrivateHost } from "../config/value-schemas.ts";
import type { ComposedEmail } from "./compose-email.ts";
import { type DeliveryResult, deferred, type EmailTransport } from "./email-transport.ts";

type SmtpError = Error & { code?: string; response?: string; responseCode?: number; command?: string };

/** Well below the lease of an email. */
const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: minuteMs, dnsTimeout: 30_000 };
/** Servers limit emails per connection. */
const emailsPerConnection = 100;
const idleMs = 5_000;

type PooledConnection = {
  smtp: SmtpConnection;
  emails: number;
  idleTimer?: NodeJS.Timeout;
  isClosed: boolean;
  onEnd: (fault: SmtpError) => void;
};

const reasonOf = ({ response, message }: SmtpError) => response?.trim() || message;

/** Not the email's fault: retrying may succeed. */
const outage = (fault: SmtpError, failure: EmailFailure): DeliveryResult => ({
  outcome: "rejected",
  failure,
  reason: reasonOf(fault),
  permanent: false,
});

/** Some servers reject the recipient only after the text, with status 5.1 (RFC 3463). */
function failureOf(responseCode: number, { command, response = "" }: SmtpError): EmailFailure {
  if (responseCode < 500 || responseCode === 503) return "later";
  return command === "RCPT TO" || /^5\d\d[ -]5\.1\./.test(response) ? "recipient" : "rejected";
}

/** Interprets a rejection or a lost connection. */
function toResult(fault: SmtpError, hasStarted: boolean): DeliveryResult {
  const { responseCode, command, code } = fault;
  const reason = reasonOf(fault);
  // The sender was rejected, independent of the recipient.
  if (command === "MAIL FROM" && !hasStarted)
    return outage(fault, (responseCode ?? 0) >= 500 ? "sender" : "unreachable");
  if (responseCode !== undefined && responseCode >= 400) {
    const failure = failureOf(responseCode, fault);
    return { outcome: "rejected", failure, reason, permanent: failure !== "later" };
  }
  if (hasStarted) return { outcome: "uncertain", failure: "interrupted", reason };
  // Without a response, only an unusable address is permanent.
  const permanent = code === "EENVELOPE";
  return { outcome: "rejected", failure: permanent ? "recipient" : "later", reason, permanent };
}

/** Connects and logs in. @throws SmtpError */
function openConnection(
  options: ReturnType<typeof smtpOptions>,
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
    // A more specific error may follow.
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

/** Name in the greeting (EHLO): the site's own, never that of a container; an IP goes in brackets (RFC 5321, 4.1.3). */
export function greetingName(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  if (/^(?:127\.|\[::1\])/.test(hostname)) return "localhost";
  if (hostname.startsWith("[")) return hostname.replace("[", "[IPv6:");
  return isIP(hostname) ? `[${hostname}]` : hostname;
}

/** A server outside the machine's own network must offer TLS, however it was configured, unless the URL says `ignoreTLS=true`. */
export function smtpOptions(url: string, greeting: string) {
  const options = parseConnectionUrl(url);
  const requireTLS = !options.ignoreTLS && (options.requireTLS === true || !isPrivateHost(options.host ?? ""));
  return { name: greeting, ...options, requireTLS, ...timeouts };
}

/**
 * SMTP with a connection pool and no queue. An email is resent once if a reused connection breaks before its text is sent.
 * @param url smtp://user:password@host:port or smtps://…
 * @param greeting the site's name for EHLO, unless the URL has a `name`
 */
export function createSmtp(url: string, greeting: string): EmailTransport {
  const options = smtpOptions(url, greeting);
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

  async function transmit(
    connection: PooledConnection,
    { envelope, raw }: ComposedEmail,
    mayStart: () => Promise<boolean>,
  ) {
    let [hasStarted, isDeferred] = [false, false];
    connection.emails += 1;
    // Lazy: read once the server asks for the text.
    const text = new Readable({
      read() {
        if (hasStarted || isDeferred) return;
        mayStart().then(
          (isAllowed) => {
            hasStarted = isAllowed;
            isDeferred = !isAllowed;
            if (isDeferred) return close(connection);
            this.push(raw);
            this.push(null);
          },
          () => {
            isDeferred = true;
            close(connection);
          },
        );
      },
    });
    const { promise, resolve } = Promise.withResolvers<SmtpError | null>();
    connection.onEnd = resolve;
    connection.smtp.send(envelope, text, (fault) => resolve(fault));
    const fault = await promise;
    connection.onEnd = () => undefined;
    if (fault) close(connection);
    else release(connection);
    return { fault, hasStarted, isDeferred };
  }

  return {
    name: new URL(url).host,
    repeatable: false,
    async deliver(email, mayStart = async () => true) {
      for (let idleConnection = acquireIdle(); ; idleConnection = undefined) {
        let connection: PooledConnection;
        try {
          connection = idleConnection ?? (await openConnection(options, close));
        } catch (error) {
          const fault = error as SmtpError;
          return outage(fault, fault.code === "EAUTH" ? "sign-in" : "unreachable");
        }
        const { fault, hasStarted, isDeferred } = await transmit(connection, email, mayStart);
        if (isDeferred) return { outcome: "rejected", failure: "local", reason: deferred, permanent: false };
        if (!fault) return { outcome: "sent" };
        // A stale idle connection isn't a failure of this email.
        if (!idleConnection || hasStarted || fault.responseCode !== undefined) return toResult(fault, hasStarted);
      }
    },
    close() {
      for (const connection of [...idle]) close(connection);
    },
  };
}
