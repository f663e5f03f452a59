/** The words of a booking's own page, by what has become of it. */
export const bookingCopy = {
  confirmed: {
    title: "Your conversation is booked",
    lead: "The invitation is on its way to your mailbox. This page stays yours: come back to it whenever something changes.",
  },
  past: {
    title: "This conversation has taken place",
    lead: "Thank you for your time. If something stayed open, the quickest way is another conversation.",
  },
  cancelled: {
    title: "This conversation is cancelled",
    lead: "Its time is free again. The letter about it removes the entry from your calendar.",
  },
  cancelledByOwner: {
    title: "This conversation is cancelled",
    lead: "We had to cancel it and are sorry about that. Please choose another time; it takes a minute.",
  },
  forged: {
    title: "This link opens no booking",
    lead: "It may have lost a part on its way. Copy the whole address from the letter, or use the button in it.",
  },
  expired: {
    title: "This link has expired",
    lead: "The link of a booking works until a day after the conversation. If you have moved it, use the link in the newest letter.",
  },
  next: {
    mark: "What happens next",
    title: "Three things to know",
    items: [
      {
        title: "The entry",
        text: "It is attached to the letter. If your calendar did not take it, load it from here.",
      },
      { title: "The reminders", text: "A day before and an hour before, by e-mail." },
      { title: "The line", text: "You are called, or sent a link that opens in the browser, before it begins." },
    ],
  },
  move: {
    mark: "Change it",
    title: "Another time suits you better?",
    lead: "Choose one that is free. The entry in your calendar moves along.",
  },
  cancel: {
    title: "Cancel it altogether",
    text: "The time becomes free for somebody else at once. You can book again whenever you like.",
    action: "Cancel this conversation",
  },
} as const;
