import type { PersonalDataStore } from "../../server-context/personal-data-store.ts";
import { purgeQuestions } from "./questions.server.ts";

/** Stored masked and without who asked, so that none can be found by person. */
export const questionsPersonalData: PersonalDataStore = {
  noun: "questions",
  // None is ever found.
  title: () => "",
  forOwner: { title: "Questions to the archive" },
  find: () => Promise.resolve([]),
  erase: () => Promise.resolve(0),
  purge: purgeQuestions,
};
