import { pageWords } from "../translation.ts";
import { about } from "./about.server.ts";
import { ask } from "./ask.server.ts";
import { blog } from "./blog.server.ts";
import { bookingWords } from "./booking.server.ts";
import { bookingPage } from "./booking-page.server.ts";
import { calculating } from "./calculating.server.ts";
import { demo, knowledgeAudit, strategyCall } from "./calls.server.ts";
import { contact } from "./contact.server.ts";
import { ebook } from "./ebook.server.ts";
import { bookingEmailsInGerman } from "./emails/bookings-emails.server.ts";
import { guestEmailsInGerman } from "./emails/guests-emails.server.ts";
import { leadEmailsInGerman } from "./emails/leads-emails.server.ts";
import { newsletterEmailsInGerman } from "./emails/newsletter-emails.server.ts";
import { privacyEmailsInGerman } from "./emails/privacy-emails.server.ts";
import { sequenceEmailsInGerman } from "./emails/sequences-emails.server.ts";
import { subscriberEmailsInGerman } from "./emails/subscribers-emails.server.ts";
import { everyPage } from "./every-page.server.ts";
import { feedsInGerman } from "./feeds.server.ts";
import { formWords } from "./form-words.server.ts";
import { forms } from "./forms.server.ts";
import { frameWords } from "./frame.server.ts";
import { home } from "./home.server.ts";
import { legal } from "./legal.server.ts";
import { listeningWords } from "./listening.server.ts";
import { myData } from "./my-data.server.ts";
import { myDataRecords } from "./my-data-records.server.ts";
import { newsletter } from "./newsletter.server.ts";
import { episode, guestPages, podcast } from "./podcast.server.ts";
import { readingWords } from "./reading.server.ts";
import { roiCalculator } from "./roi-calculator.server.ts";
import { serverAnswers } from "./server-answers.server.ts";
import { sundayReview } from "./sunday-review.server.ts";
import { thankYou } from "./thank-you.server.ts";
import { visitorsWords } from "./visitors.server.ts";

/** All texts in German. */
export const german = pageWords([
  ...home,
  ...calculating,
  ...contact,
  ...about,
  ...everyPage,
  ...forms,
  ...demo,
  ...strategyCall,
  ...knowledgeAudit,
  ...bookingPage,
  ...newsletter,
  ...sundayReview,
  ...thankYou,
  ...myData,
  ...myDataRecords,
  ...blog,
  ...podcast,
  ...episode,
  ...guestPages,
  ...ask,
  ...roiCalculator,
  ...ebook,
  ...legal,
  ...bookingEmailsInGerman,
  ...feedsInGerman,
  ...guestEmailsInGerman,
  ...leadEmailsInGerman,
  ...newsletterEmailsInGerman,
  ...privacyEmailsInGerman,
  ...sequenceEmailsInGerman,
  ...subscriberEmailsInGerman,
  ...bookingWords,
  ...formWords,
  ...frameWords,
  ...listeningWords,
  ...readingWords,
  ...serverAnswers,
  ...visitorsWords,
]);
