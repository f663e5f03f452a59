import { describe, expect, test } from "vitest";
import { errorMessage, isNetworkError } from "./error-message.ts";

describe("errorMessage", () => {
  test.each(["Failed to fetch", "Load failed", "NetworkError when attempting to fetch resource."])(
    "replaces the network error: %s",
    (message) => {
      const thrown = new TypeError(message);
      expect(isNetworkError(thrown)).toBe(true);
      expect(errorMessage(thrown)).toBe("The server did not answer. Check your connection, then try again.");
    },
  );

  test.each(["<h1>Bad gateway</h1>", "<!DOCTYPE html><title>502</title>", "\n<html>"])(
    "replaces the proxy's page: %j",
    (message) => {
      expect(errorMessage(new Error(message))).toBe(
        "The server did not answer. Check your connection, then try again.",
      );
    },
  );

  test("leaves other messages unchanged", () => {
    expect(errorMessage(new Error("Please sign in again."))).toBe("Please sign in again.");
    expect(errorMessage(new TypeError("x is not a function"))).toBe("x is not a function");
    expect(errorMessage(new Error("Less than 5 < 6"))).toBe("Less than 5 < 6");
    expect(errorMessage("words")).toBe("words");
  });
});
