import { pageWords } from "../translation.ts";
import { bookingWords } from "./booking.server.ts";
import { formWords } from "./form-words.server.ts";
import { frameWords } from "./frame.server.ts";
import { listeningWords } from "./listening.server.ts";
import { readingWords } from "./reading.server.ts";
import { serverAnswers } from "./server-answers.server.ts";
import { visitorsWords } from "./visitors.server.ts";

/** All words in German. */
export const german = pageWords([
  ...bookingWords,
  ...formWords,
  ...frameWords,
  ...listeningWords,
  ...readingWords,
  ...serverAnswers,
  ...visitorsWords,
]);
