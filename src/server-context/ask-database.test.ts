import { expect, test } from "vitest";
import { articleFailures, askDatabase, askServer } from "./ask-database.ts";

const failing = (thrown: unknown) => () => Promise.reject(thrown);

test("a successful read is returned unchanged", async () => {
  expect(await askServer(articleFailures.list, () => Promise.resolve(3))).toBe(3);
});

test("a failure names what was read, and a server message is not prefixed twice", async () => {
  const error = await askDatabase(articleFailures.list, failing(new Error("relation missing"))).catch(
    (thrown: unknown) => thrown,
  );
  await expect(askServer(articleFailures.list, failing(error))).rejects.toThrow(
    /^Error fetching blog articles: the database did not answer$/,
  );
  await expect(askServer(articleFailures.categories, failing(new Error("busy")))).rejects.toThrow(
    /^Error fetching blog categories: busy$/,
  );
});

test.each([
  ["no connection", new TypeError("Failed to fetch")],
  ["the page of a proxy", new Error("<!doctype html><h1>502 Bad Gateway</h1>")],
])("%s has a plain message", async (_, thrown) => {
  await expect(askServer(articleFailures.article, failing(thrown))).rejects.toThrow(
    /^Error fetching blog article: The server did not answer\. Check your connection, then try again\.$/,
  );
});
