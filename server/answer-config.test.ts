import { expect, test } from "vitest";
import { readAnswerConfig } from "./answer-config.ts";

const read = (url: string) => readAnswerConfig({ ANSWER_URL: url, ANSWER_MODEL: "small" }).answerService;

test("without settings answers are quotations only", () => {
  expect(readAnswerConfig({}).answerService).toBeUndefined();
});

test("URL and model are set together, and an error never shows the key", () => {
  expect(() => readAnswerConfig({ ANSWER_URL: "https://llm.example.com/v1" })).toThrow("ANSWER_MODEL is missing");
  expect(() => readAnswerConfig({ ANSWER_MODEL: "small" })).toThrow("ANSWER_URL is missing");
  expect(() => readAnswerConfig({ ANSWER_URL: "ftp://me:secret@llm.example.com", ANSWER_MODEL: "small" })).toThrow(
    /^(?!.*secret)/,
  );
});

test.each([
  ["http://localhost:11434/v1", true],
  ["http://127.0.0.1:8080/v1", true],
  ["http://[::1]:8080/v1", true],
  ["http://ollama:11434/v1", true],
  ["http://172.20.0.5/v1", true],
  ["http://172.32.0.5/v1", false],
  ["https://llm.example.com/v1", false],
  ["https://10.example.com/v1", false],
])("a question stays in the owner's hands with %s: %s", (url, isLocal) => {
  expect(read(url)?.isLocal).toBe(isLocal);
});
