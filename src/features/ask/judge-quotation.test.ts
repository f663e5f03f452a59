import { expect, test } from "vitest";
import { addressedOwner, ownWords } from "./judge-quotation.ts";

test("'your' and 'you' ask for what the owner has and does", () => {
  expect(addressedOwner("What is your hourly rate?")?.owned).toEqual(["hourly", "rate"]);
  expect(addressedOwner("When do you publish?")?.done).toEqual(["publish"]);
  expect(addressedOwner("Was kostet Ihre Beratung?")?.owned).toEqual(["beratung"]);
});

test("'you' that is anyone asks nothing of the owner", () => {
  for (const question of [
    "How do you write a procedure?",
    "What happens if you stop?",
    "Do you have to tidy first?",
    "Who pays?",
  ])
    expect(addressedOwner(question), question).toBeUndefined();
});

test("what others are quoted with is not the owner's own", () => {
  expect(ownWords("She said: “I agree.” The driver’s note: ‘my lorry’.")).toBe("She said:  …  The driver’s note:  … .");
});
