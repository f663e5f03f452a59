import { pageCopy } from "../../../facts/page-texts.ts";

export const bookingCopy = pageCopy("/booking/$token", "booking", {
  confirmed: {
    title: "Your conversation is booked",
    lead: "The invitation is on its way to your inbox. Come back to this page whenever something changes.",
  },
  waiting: {
    title: "One click is missing",
    lead: "There’s another conversation booked with this address, so we’ve sent an email with a link to confirm this one. We’ll hold the time for two hours. If the email isn’t in your inbox, look in the spam folder.",
  },
  check: {
    title: "Confirm your conversation",
    lead: "There’s another conversation booked with your address. Confirm this one, and the invitation follows by email.",
    action: "Confirm the booking",
  },
  past: {
    title: "This conversation has taken place",
    lead: "Thank you for your time. If a question is still open, the quickest way is another conversation.",
  },
  cancelled: {
    title: "This conversation is cancelled",
    lead: "Its time is free again. Open the attachment of the email about it to remove the entry from your calendar.",
  },
  cancelledByOwner: {
    title: "This conversation is cancelled",
    lead: "We had to cancel it, and we’re sorry about that. Please choose another time; it takes a minute.",
  },
  forged: {
    title: "This link opens no booking",
    lead: "It may be incomplete. Copy the whole link from the email, or use the button in it.",
  },
  expired: {
    title: "This link has expired",
    lead: "The link to a booking works until a day after the conversation. If you have rescheduled it, use the link in the latest email.",
  },
  next: {
    mark: "What happens next",
    title: "Three things to know",
    items: [
      {
        key: "entry",
        title: "The entry",
        text: "It is attached to the email. If it isn’t in your calendar, add it from here.",
      },
      { key: "reminders", title: "The reminders", text: "A day before and an hour before, by email." },
    ],
    talk: {
      title: "How we talk",
      link: "Open the meeting link above when it begins. It is in the reminders too.",
      place: "You will find the place above. It is in the reminders too.",
      open: "There’s no meeting link yet. If you have none a day before, reply to the invitation.",
      phone: "We’ll call you on the number you gave us.",
      "in-person": "Where we meet isn’t set yet. If you don’t know it a day before, reply to the invitation.",
    },
  },
  move: {
    mark: "Change it",
    title: "Need a different time?",
    lead: "Choose one that is free. We’ll email you an updated entry.",
  },
  cancel: {
    title: "Cancel it altogether",
    text: "The time is free for someone else at once. You can book again whenever you like.",
    reason: "Your reason",
    action: "Cancel this conversation",
  },
});

export const bookingFactWords = pageCopy("words/booking", "facts", {
  length: "Length",
  until: "{count} minutes, until {time}",
  zone: "Time zone",
  elsewhere: "{time} in {place}",
  bookedBy: "Booked by",
  reason: "Reason",
  where: "Where",
  another: "Choose another time",
  add: "Add to your calendar",
  unchanged: "Nothing was changed",
  reschedule: "Reschedule it",
  newTime: "Choose a new time",
  contact: "Contact Us",
});
