import { expect, test } from "vitest";
import { defaultSite } from "../../../facts/site.ts";
import type { FormShape } from "../../forms/form-shape.ts";
import { readForm } from "../../forms/read-form.ts";
import {
  answersOf,
  type BookingQuestion,
  phoneOf,
  questionsOf,
  questionsProblem,
  withQuestions,
} from "./booking-question.ts";

const shape: FormShape = { form: "booking", fields: [{ name: "name", kind: "text", label: "Name" }], notice: "" };
const question = (id: string, part: Partial<BookingQuestion>): BookingQuestion => ({
  id,
  kind: "short",
  label: `Question ${id}`,
  required: true,
  options: [],
  ...part,
});
const questions = [
  question("a", {}),
  question("b", { kind: "choice", options: ["Paper", "A wiki"] }),
  question("c", { kind: "yes-no" }),
  question("d", { kind: "long", required: false }),
];
const read = (values: Record<string, string>) =>
  readForm(defaultSite, withQuestions(shape, questions).fields, new URLSearchParams(values));

test("reports unanswered required questions, not optional ones", () => {
  expect(Object.keys(read({ name: "Anna" }).errors)).toEqual(["question-a", "question-b", "question-c"]);
});

test("accepts “No” for a yes-or-no question, and only its options for a choice", () => {
  const values = { "question-a": "x", "question-b": "Papyrus", "question-c": "No" };
  expect(read(values).errors).toEqual({ "question-b": "Choose one of the options." });
});

test("stores answers with the wording of their question, without empty ones", () => {
  const { values, valid } = read({ "question-a": "Two", "question-b": "Paper", "question-c": "No" });
  expect(valid).toBe(true);
  expect(answersOf(questions, values)).toEqual([
    { question: "Question a", answer: "Two" },
    { question: "Question b", answer: "Paper" },
    { question: "Question c", answer: "No" },
  ]);
});

test("rejects empty or duplicate questions and those with too few options", () => {
  expect(questionsProblem(questions)).toBeUndefined();
  expect(questionsProblem([question("a", { label: " " })])).toBe("Every question needs its words.");
  expect(questionsProblem([question("a", { kind: "choice", options: ["One"] })])).toMatch(/at least two choices/);
  expect(questionsProblem([question("a", { label: "Why?" }), question("b", { label: "Why?" })])).toBe(
    "“Why?” is asked twice.",
  );
  expect(questionsProblem(Array.from({ length: 11 }, (_, index) => question(`q${index}`, {})))).toMatch(/at most 10/);
});

test("asks for the phone number only where the owner calls", () => {
  const phone = questionsOf({ meets: "phone", place: null, questions });
  expect(phone.map(({ id }) => id)).toEqual(["phone", "a", "b", "c", "d"]);
  expect(questionsOf({ meets: "phone", place: "+49 69 1234567", questions })).toEqual(questions);
  expect(questionsOf({ meets: "video", place: null, questions })).toEqual(questions);
  const { fields } = withQuestions(shape, phone.slice(0, 1));
  expect(readForm(defaultSite, fields, new URLSearchParams({ name: "Anna" })).errors).toHaveProperty("question-phone");
  expect(phoneOf(answersOf(phone, { "question-phone": "+49 69 123456" }))).toBe("+49 69 123456");
  expect(phoneOf([])).toBeUndefined();
});
