import { expect, test } from "vitest";
import { HttpError } from "../lib/error-message.ts";
import { signedOutCode, signInAgainMessage } from "../server-context/error-messages.ts";
import { createSignInAgain, withSession } from "./sign-in-again.ts";

test("a call that was rejected for want of a session goes on after the sign-in", async () => {
  const again = createSignInAgain();
  let signedIn = false;
  const saved = withSession(async () => {
    if (!signedIn) throw new HttpError(401, signInAgainMessage, signedOutCode);
    return "saved";
  }, again.ask);
  await Promise.resolve();
  expect(again.isOpen()).toBe(true);
  signedIn = true;
  again.done();
  expect(await saved).toBe("saved");
  expect(again.isOpen()).toBe(false);
});

test("any other failure is the caller's", async () => {
  await expect(withSession(() => Promise.reject(new Error("No such article.")))).rejects.toThrow("No such article.");
});

test("many calls wait for one sign-in", async () => {
  const again = createSignInAgain();
  let opened = 0;
  again.subscribe(() => opened++);
  const both = Promise.all([again.ask(), again.ask()]);
  expect(opened).toBe(1);
  again.done();
  await both;
});
