export type EmailFailure =
  | "unreachable"
  | "sign-in"
  | "sender"
  | "recipient"
  | "later"
  | "rejected"
  | "interrupted"
  | "local"
  | "limit";

/** The mail server is down: every other email would fail too. */
export const isOutage = (failure: EmailFailure): boolean =>
  failure === "unreachable" || failure === "sign-in" || failure === "sender";

export const emailFailureTexts: Readonly<Record<EmailFailure, { title: string; advice: string }>> = {
  unreachable: {
    title: "The mail server can’t be reached",
    advice:
      "Check that it’s running and that its host and port are right, under Mail server or in SMTP_URL. The site keeps trying automatically.",
  },
  "sign-in": {
    title: "The mail server rejects the sign-in",
    advice: "Check the user name and the password, under Mail server or in SMTP_URL. The site keeps trying by itself.",
  },
  sender: {
    title: "The mail server rejects the sender",
    advice:
      "Check that its account can send as this sender (your email address, or MAIL_FROM). The site keeps trying automatically.",
  },
  recipient: {
    title: "The mail server rejects the recipient",
    advice: "Check the email address: it may be misspelt or no longer exist.",
  },
  later: {
    title: "The mail server asks us to try later",
    advice: "There’s nothing to do: the site tries again automatically.",
  },
  rejected: {
    title: "The mail server rejects the email",
    advice: "Its response says why. It’s about this email, not about the address.",
  },
  interrupted: {
    title: "The connection broke while the email was being sent",
    advice: "It may have arrived. Ask the recipient before you send it again.",
  },
  limit: {
    title: "The email is held back",
    advice: "Strangers can enter any address. Send it if you know that the recipient expects it.",
  },
  local: {
    title: "The site couldn’t prepare the email",
    advice: "Check the space on the disk of the server, then send it again.",
  },
};
