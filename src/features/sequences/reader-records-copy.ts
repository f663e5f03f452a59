import { pageCopy } from "../../facts/page-texts.ts";

/** In “My data”. */
export const readerRecords = pageCopy("words/server", "readerRecords", {
  title: "Series of emails that you asked for",
  states: { pending: "Pending", active: "Active", paused: "Paused", done: "Done", stopped: "Stopped" },
  reasons: {
    reader: "Stopped by their own click.",
    unsubscribed: "Unsubscribed from the newsletter.",
    booking: "Booked a call.",
    mandate: "Became a client.",
    reply: "Replied.",
    "no-call": "The call did not take place.",
    bounced: "The address rejects emails.",
    complaint: "Reported an email as spam.",
    owner: "Ended by you.",
  },
  agreed: "Agreed to",
  agreement: "{time}, on {page}: {consent}",
  replied: "Your reply arrived",
  zone: "Time zone",
  email: "Email “{subject}”",
  deliveries: {
    waiting: "To {email}, due on {time}",
    sending: "To {email}, on its way since {time}",
    sent: "To {email}, sent on {time}",
    bounced: "To {email}, rejected by your mail server on {time}",
    unknown: "To {email}, perhaps sent on {time}",
    skipped: "To {email}, not sent; ended on {time}",
  },
});
