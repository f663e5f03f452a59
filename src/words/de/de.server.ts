import { pageWords } from "../translation.ts";
import { bookingEmailsInGerman } from "./bookings-emails.server.ts";
import { feedsInGerman } from "./feeds.server.ts";
import { guestEmailsInGerman } from "./guests-emails.server.ts";
import { leadEmailsInGerman } from "./leads-emails.server.ts";
import { newsletterEmailsInGerman } from "./newsletter-emails.server.ts";
import { privacyEmailsInGerman } from "./privacy-emails.server.ts";
import { sequenceEmailsInGerman } from "./sequences-emails.server.ts";
import { subscriberEmailsInGerman } from "./subscribers-emails.server.ts";

/** All words in German. */
export const german = pageWords([
  ...bookingEmailsInGerman,
  ...feedsInGerman,
  ...guestEmailsInGerman,
  ...leadEmailsInGerman,
  ...newsletterEmailsInGerman,
  ...privacyEmailsInGerman,
  ...sequenceEmailsInGerman,
  ...subscriberEmailsInGerman,
]);
