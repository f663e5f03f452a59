import { expect, test } from "vitest";
import { HttpError } from "../lib/error-message.ts";
import { signedOutCode, signInAgainMessage } from "../server-context/error-messages.ts";
import { createSignInAgain, withSession } from "./sign-in-again.ts";

test("a call rejected without a session is repeated after signing in", async () => {
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

test("a failure other than a missing session reaches the caller", async () => {
  await expect(withSession(() => Promise.reject(new Error("No such article.")))).rejects.toThrow("No such article.");
});

test("concurrent calls share one sign-in", async () => {
  const again = createSignInAgain();
  let opened = 0;
  again.subscribe(() => opened++);
  const both = Promise.all([again.ask(), again.ask()]);
  expect(opened).toBe(1);
  again.done();
  await both;
});
