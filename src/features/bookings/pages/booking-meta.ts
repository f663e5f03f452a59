export const bookingMeta = {
  title: "Your booking",
  description: "The time of your conversation, its calendar entry, and the way to reschedule or cancel it.",
};
