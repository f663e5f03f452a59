import { siteFacts } from "../../src/facts/site-facts.ts";

/** The words that no one may make a password of: the site's name, its email address, and that of the account. */
export const passwordWords = (email = ""): string[] => [siteFacts.name, siteFacts.email, email];
