import type { PersonalDataStore } from "../../server-context/personal-data-store.ts";
import { purgeQuestions } from "./questions.server.ts";

/** Questions are stored without who asked and with email addresses and numbers masked, so none can be found by a person. */
export const questionsPersonalData: PersonalDataStore = {
  noun: "questions",
  title: "What was asked of the archive",
  forOwner: { title: "Questions to the archive" },
  find: () => Promise.resolve([]),
  erase: () => Promise.resolve(0),
  purge: purgeQuestions,
};
