import { expect, test } from "vitest";
import { answerTypeOf } from "./answer-type.ts";

const isNamed = (question: string, sentence: string) => answerTypeOf(question)?.isNamedIn(sentence, "");

test.each([
  ["What does the pilot cost?", "It costs 1,490 euros.", "It is worth it."],
  ["What is your hourly rate?", "My hourly rate is €120.", "Rates differ by the hour."],
  ["How often is it reviewed?", "Somebody reads it every quarter.", "Somebody reads it."],
  ["How long does a pilot run?", "Six weeks with the tool.", "It runs well."],
  ["When was it founded?", "It began in 1921.", "It began well."],
  ["When is the lamp trimmed?", "The lamp is trimmed at dusk.", "The lamp is trimmed."],
  ["When should we stop?", "Stop when an answer contradicts its source.", "Stopping is hard."],
  ["Who runs the homes?", "Katarzyna Wielgosz runs them.", "It runs well."],
  ["Who signs?", "The shift leader signs.", "A signature follows."],
  ["Where does the card hang?", "The card hangs at the gate.", "The card hangs."],
  ["Which city is it in?", "It is in Hamburg.", "It is in the north."],
  ["How many wards are there?", "There are nine wards.", "There are wards."],
  ["What share was returned?", "One in four came back.", "Some came back."],
  ["Wie lange dauert es?", "It takes ten weeks.", "It takes long."],
  ["Was kostet ein Pilot?", "About 40 euros.", "Not much."],
])("an answer to '%s' names what it asks for", (question, answer, other) => {
  expect(isNamed(question, answer)).toBe(true);
  expect(isNamed(question, other)).toBe(false);
});

test("a sentence repeating the question's own words is no answer", () => {
  expect(isNamed("Who is the nurse on Ward 4?", "The nurse on Ward 4 wanted a form.")).toBe(false);
  expect(isNamed("What share came back?", "You have thirty in twenty minutes.")).toBe(false);
  expect(isNamed("How many of the 44 sentences rhyme?", "The 44 sentences rhyme.")).toBe(false);
});

test("a question for yes or no, a reason or a way has no answer type", () => {
  for (const question of [
    "Is it free when I book?",
    "Why does it cost so much?",
    "How do we begin?",
    "handover form",
    "Was that all?",
  ])
    expect(answerTypeOf(question), question).toBeUndefined();
});

test("a 'how many' question yields the words that it counts", () => {
  expect([...(answerTypeOf("How many carrier agreements were in use?")?.counted ?? [])]).toEqual([
    "carrier",
    "agreements",
  ]);
});
