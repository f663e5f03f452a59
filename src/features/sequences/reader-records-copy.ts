import { pageCopy } from "../../facts/page-texts.ts";

/** In “My data”. */
export const readerRecords = pageCopy("words/server", "readerRecords", {
  title: "Series of emails that you asked for",
  states: { pending: "Pending", active: "Active", paused: "Paused", done: "Done", stopped: "Stopped" },
  reasons: {
    reader: "You stopped them.",
    unsubscribed: "You unsubscribed from the newsletter.",
    booking: "You booked a call.",
    mandate: "You became a client.",
    reply: "You replied.",
    "no-call": "The call did not take place.",
    bounced: "The address rejects emails.",
    complaint: "You reported an email as spam.",
    owner: "We ended them.",
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
