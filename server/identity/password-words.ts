import { siteFacts } from "../../src/facts/site-facts.ts";

export const passwordWords = (email = ""): string[] => [siteFacts.name, siteFacts.email, email];
