import type { ProcessingActivity } from "../../server-context/personal-data-store.ts";
import { accountsProcessing } from "../accounts/processing.ts";
import { questionsProcessing } from "../ask/processing.ts";
import { bookingsProcessing } from "../bookings/processing.ts";
import { emailProcessing } from "../email/processing.ts";
import { guestsProcessing } from "../guests/processing.ts";
import { leadsProcessing } from "../leads/processing.ts";
import { peopleProcessing } from "../people/processing.ts";
import { newsletterProcessing } from "../subscribers/processing.ts";

/** Records of processing (Article 30 GDPR), in the order of the privacy policy. */
export const processingRegister: readonly ProcessingActivity[] = [
  leadsProcessing,
  newsletterProcessing,
  bookingsProcessing,
  guestsProcessing,
  emailProcessing,
  accountsProcessing,
  questionsProcessing,
  peopleProcessing,
];
