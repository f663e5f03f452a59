export type AuditRow = {
  id: number;
  at: string;
  actor: string;
  action: string;
  subjectKind: string | null;
  subjectId: string | null;
  /** Current title, or a personal record's kind and date; null when deleted or untitled. */
  subjectName: string | null;
  /** JSON, or empty. */
  detail: string;
};

/** Every recorded action with its wording for the owner. */
export const auditSentences = {
  "article.create": "Created an article",
  "article.save-draft": "Saved an article as a draft",
  "article.publish": "Published an article",
  "article.schedule": "Scheduled an article",
  "article.update": "Changed a public article",
  "article.unpublish": "Unpublished an article",
  "article.feature": "Featured an article on the blog",
  "article.unfeature": "Stopped featuring an article",
  "article.share-preview": "Created a preview link of an article",
  "article.withdraw-preview": "Withdrew the preview links of an article",
  "article.delete": "Moved an article to the bin",
  "article.undelete": "Restored an article",
  "article.erase": "Deleted an article permanently",
  "article.purge": "Deleted an article permanently after 30 days in the bin",
  "episode.create": "Created an episode",
  "episode.save-draft": "Saved an episode as a draft",
  "episode.publish": "Published an episode",
  "episode.schedule": "Scheduled an episode",
  "episode.update": "Changed a public episode",
  "episode.share-preview": "Created a preview link of an episode",
  "episode.withdraw-preview": "Withdrew the preview links of an episode",
  "episode.delete": "Moved an episode to the bin",
  "episode.undelete": "Restored an episode",
  "episode.erase": "Deleted an episode permanently",
  "episode.purge": "Deleted an episode permanently after 30 days in the bin",
  "episode.guests": "Changed the guests of an episode",
  "episode.chapters": "Changed the chapters of an episode",
  "episode.transcript": "Changed the transcript of an episode",
  "issue.create": "Created an issue",
  "issue.save-draft": "Saved an issue as a draft",
  "issue.publish": "Published an issue",
  "issue.update": "Changed a sent issue",
  "issue.test": "Sent a test email of an issue",
  "issue.schedule": "Scheduled an issue",
  "issue.unschedule": "Took an issue off the schedule",
  "issue.send": "Started sending an issue",
  "issue.pause": "Paused the sending of an issue",
  "issue.resume": "Resumed the sending of an issue",
  "issue.cancel": "Cancelled the rest of an issue",
  "issue.rate": "Changed how fast an issue is sent",
  "issue.sent": "Finished sending an issue",
  "issue.notSent": "Could not send a scheduled issue",
  "issue.markSent": "Marked an email of an issue as sent",
  "issue.sendAgain": "Sent an email of an issue again",
  "issue.export": "Exported the recipients of an issue",
  "issue.share-preview": "Created a preview link of an issue",
  "issue.withdraw-preview": "Withdrew the preview links of an issue",
  "issue.delete": "Moved an issue to the bin",
  "issue.restore": "Restored an issue",
  "issue.erase": "Deleted an issue permanently",
  "issue.purge": "Deleted an issue permanently after 30 days in the bin",
  "media.upload": "Uploaded a file",
  "media.alt": "Changed an alternative text",
  "media.delete": "Moved a file to the bin",
  "media.restore": "Restored a file",
  "media.erase": "Deleted a file permanently",
  "media.purge": "Deleted a file permanently after 30 days in the bin",
  "lead.create": "Added a lead",
  "lead.status": "Changed the status of a lead",
  "lead.reply": "Replied to a lead",
  "lead.follow-up": "Set when to follow up a lead",
  "lead.notes": "Changed the notes on a lead",
  "lead.delete": "Moved a lead to the bin",
  "lead.restore": "Restored a lead",
  "lead.erase": "Deleted a lead permanently",
  "lead.export": "Exported leads",
  "subscriber.end": "Unsubscribed a subscriber",
  "subscriber.import": "Imported subscribers",
  "subscriber.notes": "Changed the notes on a subscriber",
  "subscriber.delete": "Moved a subscriber to the bin",
  "subscriber.restore": "Restored a subscriber",
  "subscriber.erase": "Deleted a subscriber permanently",
  "subscriber.export": "Exported subscribers",
  "guest.accept": "Accepted a guest",
  "guest.decline": "Declined a guest",
  "guest.notes": "Changed the notes on a guest",
  "guest.delete": "Moved a guest to the bin",
  "guest.restore": "Restored a guest",
  "guest.erase": "Deleted a guest permanently",
  "guest.export": "Exported guests",
  "person.export": "Exported everything about a person",
  "person.erase": "Erased everything about a person",
  "person.export-list": "Exported people",
  "booking.add": "Added a booking",
  "booking.move": "Rescheduled a booking",
  "booking.cancel": "Cancelled a booking",
  "booking.place": "Changed the place of a booking",
  "booking.no-show": "Marked a booking as a no-show",
  "booking.attended": "Marked a booking as attended",
  "booking.notes": "Changed the notes on a booking",
  "booking.erase": "Deleted a booking permanently",
  "booking.export": "Exported bookings",
  "event-type.save": "Changed an event type",
  "availability.save": "Changed the weekly hours",
  "day-off.add": "Added days off",
  "day-off.holidays": "Added public holidays",
  "day-off.remove": "Removed days off",
  "busy-calendar.add": "Added a conflict calendar",
  "busy-calendar.remove": "Removed a conflict calendar",
  "calendar-feed.renew": "Replaced the URL of the calendar",
  "calendar-feed.delete": "Withdrew the URL of the calendar",
  "mail.retry": "Sent a failed email again",
  "mail.discard": "Discarded a failed email",
  "question.pin": "Pinned an answer to a question",
  "question.unpin": "Removed the pinned answer of a question",
  "redirect.save": "Saved a redirect",
  "redirect.delete": "Deleted redirects",
  "redirect.import": "Imported redirects",
  "site-import.read": "Read an export of another site",
  "site-import.start": "Started an import",
  "site-import.done": "Finished an import",
  "site-import.undo": "Undid an import",
  "site-import.undone": "Finished undoing an import",
  "site.export": "Downloaded all articles and episodes",
  "texts.publish": "Published the texts of a page",
  "texts.hide-page": "Hid a page",
  "texts.show-page": "Showed a hidden page again",
  "texts.save-draft": "Saved a draft of a page’s texts",
  "settings.save": "Changed the settings",
  "settings.restore-sample": "Restored the sample of a legal text",
  "personal-data.erase": "Erased their own data",
  "personal-data.purge": "Erased personal data that had expired",
  "administrator.create": "Created an administrator",
  "administrator.reset-password": "Reset the password of an administrator",
  "password.reset": "Reset the password",
  "password.change": "Changed the password",
  "session.sign-in": "Signed in",
  "session.sign-in-passkey": "Signed in with a passkey",
  "session.sign-out": "Signed out",
  "session.revoke": "Signed another device out",
  "session.revoke-others": "Signed all other devices out",
  "two-factor.off": "Switched two-factor authentication off",
  "two-factor.require": "Required two-factor authentication of everyone",
  "two-factor.release": "Left two-factor authentication to each administrator",
  "two-factor.verify": "Entered a code of the authenticator app",
  "two-factor.backup-code": "Used a backup code",
  "two-factor.new-backup-codes": "Created new backup codes",
  "passkey.add": "Added a passkey",
  "passkey.rename": "Renamed a passkey",
  "passkey.remove": "Removed a passkey",
} as const;

export type AuditAction = keyof typeof auditSentences;

const isKnown = (action: string): action is AuditAction => Object.hasOwn(auditSentences, action);

/** Actions of earlier versions are spelled out, such as "Lead: merge". */
export function auditSentence(action: string): string {
  if (isKnown(action)) return auditSentences[action];
  const [noun = "", verb = ""] = action.split(".");
  const words = (verb ? `${noun}: ${verb}` : noun).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function findActions(term: string): AuditAction[] {
  const wanted = term.trim().toLowerCase();
  return Object.keys(auditSentences)
    .filter(isKnown)
    .filter((action) => auditSentences[action].toLowerCase().includes(wanted));
}

export const auditSubjects = {
  article: "Articles",
  episode: "Episodes",
  issue: "Newsletter",
  media: "Media",
  lead: "Leads",
  subscriber: "Subscribers",
  guest: "Guests",
  person: "People",
  booking: "Bookings",
  "event-type": "Event types",
  "day-off": "Days off",
  "busy-calendar": "Calendars",
  mail: "Emails",
  texts: "Pages",
  settings: "Settings",
  user: "Administrators",
} as const;

export type AuditSubject = keyof typeof auditSubjects;
