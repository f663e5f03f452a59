import type { Texts } from "../../../facts/page-texts.ts";
import type { FormField, FormShape, FormValues } from "../../forms/form-shape.ts";
import { questionWords } from "./booking-question-copy.ts";
import type { Meets } from "./meeting.ts";

export const questionKinds = ["short", "long", "choice", "yes-no", "phone"] as const;
export type QuestionKind = (typeof questionKinds)[number];

export type BookingQuestion = {
  /** Field name; stable when the wording changes. */
  id: string;
  kind: QuestionKind;
  label: string;
  required: boolean;
  /** Empty for every kind but "choice". */
  options: readonly string[];
};

export type BookingAnswer = { question: string; answer: string };

/** Questions, options per question, characters of each. */
export const questionLimits = { questions: 10, options: 12, label: 160, option: 80 } as const;

const phoneQuestion: BookingQuestion = {
  id: "phone",
  kind: "phone",
  label: questionWords.defaults.phone,
  required: true,
  options: [],
};

type TypeWithQuestions = { meets: Meets; place: string | null; questions: readonly BookingQuestion[] };

/** If the owner calls, the phone number is asked for first. */
export const questionsOf = ({ meets, place, questions }: TypeWithQuestions): BookingQuestion[] =>
  meets === "phone" && place === null ? [phoneQuestion, ...questions] : [...questions];

/** Undefined unless it was asked for. */
export const phoneOf = (answers: readonly BookingAnswer[]): string | undefined =>
  answers.find(({ question }) => question === phoneQuestion.label)?.answer;

const fieldName = ({ id }: BookingQuestion) => `question-${id}`;
const choices = (options: readonly string[]) => options.map((option) => ({ value: option, label: option }));

/** The field's rules validate the answer in the browser and on the server. */
function questionField(question: BookingQuestion, words = questionWords.defaults): FormField {
  const { kind, required, options } = question;
  const label = question.id === phoneQuestion.id ? words.phone : question.label;
  const shared = { name: fieldName(question), label };
  if (kind === "choice")
    return {
      ...shared,
      kind: "select",
      options: choices(options),
      ...(required && { required: words.missing.option }),
    };
  if (kind === "yes-no")
    return {
      ...shared,
      kind: "radio",
      options: [
        { value: questionWords.defaults.yes, label: words.yes },
        { value: questionWords.defaults.no, label: words.no },
      ],
      ...(required && { required: words.missing.yesOrNo }),
    };
  const missing = required && { required: words.missing.answer };
  if (kind === "phone") {
    const number = required && { required: words.missing.phone };
    return { ...shared, kind: "tel", maxLength: 40, autoComplete: "tel", ...number };
  }
  if (kind === "long") return { ...shared, kind: "textarea", rows: 3, maxLength: 2000, ...missing };
  return { ...shared, kind: "text", maxLength: 200, ...missing };
}

export const withQuestions = (
  shape: FormShape,
  questions: readonly BookingQuestion[],
  words?: Texts<typeof questionWords>,
): FormShape =>
  questions.length === 0
    ? shape
    : { ...shape, fields: [...shape.fields, ...questions.map((question) => questionField(question, words))] };

/** For the owner's form: callers need not answer them. */
export const optionalQuestionFields = (questions: readonly BookingQuestion[]): FormField[] =>
  questions.map((question) => questionField({ ...question, required: false }));

export const answersOf = (questions: readonly BookingQuestion[], values: FormValues): BookingAnswer[] =>
  questions.flatMap((question) => {
    const answer = values[fieldName(question)] ?? "";
    return answer === "" ? [] : [{ question: question.label, answer }];
  });

function questionProblem({ kind, label, options }: Omit<BookingQuestion, "id">): string | undefined {
  if (label.trim() === "") return "Every question needs its words.";
  if (label.length > questionLimits.label) return `A question has at most ${questionLimits.label} characters.`;
  if (kind !== "choice") return undefined;
  if (options.length < 2) return `“${label}” needs at least two choices, one on each line.`;
  if (options.length > questionLimits.options) return `“${label}” has more than ${questionLimits.options} choices.`;
  if (new Set(options).size < options.length) return `“${label}” has the same choice twice.`;
  if (options.some((option) => option.length > questionLimits.option))
    return `A choice of “${label}” has more than ${questionLimits.option} characters.`;
  return undefined;
}

export function questionsProblem(questions: readonly BookingQuestion[]): string | undefined {
  if (questions.length > questionLimits.questions) return `Ask at most ${questionLimits.questions} questions.`;
  const firstProblem = questions.map(questionProblem).find((problem) => problem !== undefined);
  if (firstProblem) return firstProblem;
  const twice = questions.find(({ label }, index) => questions.findIndex((other) => other.label === label) < index);
  return twice && `“${twice.label}” is asked twice.`;
}
