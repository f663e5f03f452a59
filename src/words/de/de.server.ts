import { pageWords } from "../translation.ts";
import { about } from "./about.server.ts";
import { bookingPage } from "./booking-page.server.ts";
import { demo, knowledgeAudit, strategyCall } from "./calls.server.ts";
import { contact } from "./contact.server.ts";
import { everyPage } from "./every-page.server.ts";
import { forms } from "./forms.server.ts";
import { home } from "./home.server.ts";
import { newsletter } from "./newsletter.server.ts";

/** All words in German. */
export const german = pageWords([
  ...home,
  ...contact,
  ...about,
  ...everyPage,
  ...forms,
  ...demo,
  ...strategyCall,
  ...knowledgeAudit,
  ...bookingPage,
  ...newsletter,
]);
