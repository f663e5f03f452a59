import { afterEach, describe, expect, test, vi } from "vitest";
import { HttpError } from "../lib/error-message.ts";
import { oldSignInStatus, signedOutCode, signInAgainMessage } from "./error-messages.ts";
import { createSignInAgain, fetchWithSession, signInAgain, withSession } from "./sign-in-again.ts";

const signedOut = () => new HttpError(401, signInAgainMessage, signedOutCode);

describe("withSession", () => {
  test("repeats a call rejected without a session after signing in", async () => {
    const again = createSignInAgain();
    again.offer();
    let signedIn = false;
    const saved = withSession(async () => {
      if (!signedIn) throw signedOut();
      return "saved";
    }, again);
    await Promise.resolve();
    expect(again.reason()).toBe("ended");
    signedIn = true;
    again.done();
    expect(await saved).toBe("saved");
    expect(again.reason()).toBeUndefined();
  });

  test("rejects a call without a session where no sign-in is offered", async () => {
    const again = createSignInAgain();
    const end = again.offer();
    void again.ask("ended");
    end();
    expect(again.reason()).toBeUndefined();
    await expect(withSession(() => Promise.reject(signedOut()), again)).rejects.toThrow(signInAgainMessage);
  });

  test("has another message for a recent sign-in, which can be cancelled", async () => {
    const again = createSignInAgain();
    again.offer();
    const saved = withSession(() => Promise.reject(new HttpError(oldSignInStatus, "Once more.")), again);
    await Promise.resolve();
    expect(again.reason()).toBe("old");
    again.cancel();
    await expect(saved).rejects.toThrow("Nothing was changed: it needs a recent sign-in.");
    expect(again.reason()).toBeUndefined();
  });

  test("passes on a failure other than a missing session", async () => {
    await expect(withSession(() => Promise.reject(new Error("No such article.")))).rejects.toThrow("No such article.");
  });

  test("asks once for concurrent calls", async () => {
    const again = createSignInAgain();
    let opened = 0;
    again.subscribe(() => opened++);
    const both = Promise.all([again.ask("ended"), again.ask("ended")]);
    expect(opened).toBe(1);
    again.done();
    await both;
  });
});

describe("fetchWithSession", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("sends the request again after signing in", async () => {
    const text = { headers: { "content-type": "text/plain" } };
    const responses = [new Response(signInAgainMessage, { ...text, status: 401 }), new Response("saved", text)];
    const fetch = vi.fn(async () => responses.shift());
    vi.stubGlobal("fetch", fetch);
    const end = signInAgain.offer();
    const saved = fetchWithSession("/save", { method: "POST", body: "text" });
    await vi.waitFor(() => expect(signInAgain.reason()).toBe("ended"));
    signInAgain.done();
    expect(await (await saved).text()).toBe("saved");
    expect(fetch.mock.calls).toEqual(Array(2).fill(["/save", { method: "POST", body: "text" }]));
    end();
  });
});
