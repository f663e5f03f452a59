import { z } from "zod";
import type { AnswerService } from "../src/request/request-context.ts";
import { type Environment, readVariable, url } from "./environment.ts";
import { OperatorError } from "./operator-error.ts";

const variables = {
  // May hold a password, as any URL may.
  ANSWER_URL: { schema: url(["http:", "https:"]).optional(), example: "https://llm.example.com/v1", isSecret: true },
  ANSWER_KEY: { schema: z.string().trim().optional(), example: "sk-...", isSecret: true },
  ANSWER_MODEL: { schema: z.string().trim().optional(), example: "mistral-small" },
  ANSWER_DAILY_REQUESTS: {
    schema: z.coerce
      .number({ message: "is not a number" })
      .int({ message: "is not a whole number" })
      .min(0, { message: "is below 0" })
      .default(200),
    example: "200",
  },
} as const;

export const answerVariables = Object.keys(variables);

export type AnswerConfig = {
  /** Phrases answers from passages; undefined: answers are quotations only. Holds a key. */
  answerService: AnswerService | undefined;
};

const read = <Name extends keyof typeof variables>(environment: Environment, name: Name) =>
  readVariable(environment, name, variables[name]) as z.output<(typeof variables)[Name]["schema"]>;

/** A host of this machine or its network: nothing that a visitor asks leaves the owner's hands. */
const localHost =
  /^(?:127\.\d+\.\d+\.\d+|\[::1\]|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|[a-z][\w-]*|.+\.(?:local|internal))$/i;

/**
 * The service that chooses the quotations of an answer, with its model; a key is left out where a local service wants none.
 * @throws OperatorError when one of URL and model is missing
 */
export function readAnswerConfig(environment: Environment): AnswerConfig {
  const address = read(environment, "ANSWER_URL");
  const model = read(environment, "ANSWER_MODEL");
  if (!address && !model) return { answerService: undefined };
  if (!address || !model) {
    const [missing, set] = address
      ? (["ANSWER_MODEL", "ANSWER_URL"] as const)
      : (["ANSWER_URL", "ANSWER_MODEL"] as const);
    throw new OperatorError(
      `The variable ${missing} is missing, though ${set} is set; use for example ${missing}=${variables[missing].example}.`,
    );
  }
  return {
    answerService: {
      url: address.replace(/\/+$/, ""),
      key: read(environment, "ANSWER_KEY"),
      model,
      isLocal: localHost.test(new URL(address).hostname),
      dailyRequests: read(environment, "ANSWER_DAILY_REQUESTS"),
    },
  };
}
