import { expect, test } from "vitest";
import { addressedOwner, ownWords } from "./judge-quotation.ts";

test("'your' and 'you' in a question address the owner's things and actions", () => {
  expect(addressedOwner("What is your hourly rate?")?.owned).toEqual(["hourly", "rate"]);
  expect(addressedOwner("When do you publish?")?.done).toEqual(["publish"]);
  expect(addressedOwner("Was kostet Ihre Beratung?")?.owned).toEqual(["beratung"]);
});

test("a generic 'you' does not address the owner", () => {
  for (const question of [
    "How do you write a procedure?",
    "What happens if you stop?",
    "Do you have to tidy first?",
    "Who pays?",
  ])
    expect(addressedOwner(question), question).toBeUndefined();
});

test("ownWords removes quotations of others", () => {
  expect(ownWords("She said: “I agree.” The driver’s note: ‘my lorry’.")).toBe("She said:  …  The driver’s note:  … .");
});
