import type { EmailFailure } from "./email-failure.ts";

/** "tls": encrypted from the start; "starttls": after the greeting. */
export const mailSecurities = ["tls", "starttls"] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** Without the password, which never leaves the server. */
export type MailServer = {
  host: string;
  port: number;
  security: MailSecurity;
  username: string;
  /** Name that the site gives in EHLO; empty: its own. */
  greeting: string;
};

export type MailServerState = {
  stored: (MailServer & { hasPassword: boolean }) | null;
  /** SMTP_URL is set on the server and comes first. */
  isFixed: boolean;
  /** Such as "Anna <anna@example.com>". */
  sender: string;
  /** The site's own name, such as "www.example.com". */
  siteName: string;
};

/** Null keeps the stored password, for the same host, port, security and user only. */
export type MailServerInput = MailServer & { password: string | null };

export const usualPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587 };

export type MailServerProblems = Partial<Record<"host" | "port" | "password" | "greeting", string>>;

const hostShape = /^(?=.{1,255}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

const passwordScope = ["host", "port", "security", "username"] as const;

export function mailServerProblems(input: MailServerInput, stored: MailServerState["stored"]): MailServerProblems {
  const { host, port, username, password, greeting } = input;
  const isSame = stored !== null && passwordScope.every((part) => stored[part] === input[part]);
  return {
    ...(!hostShape.test(host) && { host: "Enter the name of the server only, such as smtp.example.com." }),
    ...(!(Number.isInteger(port) && port >= 1 && port <= 65_535) && { port: "Enter a number, usually 465 or 587." }),
    ...(greeting !== "" &&
      !hostShape.test(greeting) && { greeting: "Enter the name of a server only, such as www.example.com." }),
    ...(password === null &&
      username !== "" &&
      !(isSame && stored.hasPassword) && {
        password: stored?.hasPassword
          ? "Enter the password again: it isn’t sent to another server, port or user, or with other encryption."
          : "Enter the password of this user.",
      }),
  };
}

/** SMTP URL of a server. */
export function mailServerUrl({ host, port, security, username, greeting }: MailServer, password: string): string {
  const user = username === "" ? "" : `${encodeURIComponent(username)}:${encodeURIComponent(password)}@`;
  return `${security === "tls" ? "smtps" : "smtp"}://${user}${host}:${port}${greeting && `?name=${greeting}`}`;
}

/** One thing that receivers look up about the sender's domain. */
export type DomainFinding = {
  subject: "SPF" | "DKIM" | "DMARC" | "MX" | "Settings";
  /** advice: works, but could be better. */
  grade: "fine" | "advice" | "missing";
  text: string;
  record?: { name: string; type: "TXT" | "MX"; value: string };
};

/** `answer` is the server's response, without email addresses. */
export type TestResult = { failure: EmailFailure; answer: string } | { failure: null };

/** How emails leave the site. */
export type EmailDelivery = {
  isFixed: boolean;
  sender: () => string;
  /** Sends a test immediately, bypassing the queue. */
  sendTest: (to: string) => Promise<TestResult>;
  checkDomain: (selector: string | undefined) => Promise<DomainFinding[]>;
};
