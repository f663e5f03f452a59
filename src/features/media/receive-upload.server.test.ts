import { expect, test } from "vitest";
import { respondToUpload, UploadError } from "./receive-upload.server.ts";

const requestOf = (signal?: AbortSignal) => new Request("https://www.example.com/api", { method: "POST", signal });
const failing = (error: Error) => () => Promise.reject(error);

test("an upload that its sender aborts is no failure of the site", async () => {
  const aborted = requestOf(AbortSignal.abort());
  const response = await respondToUpload(aborted, failing(new Error("aborted")));
  expect([response.status, await response.json()]).toEqual([400, { message: "The upload was interrupted." }]);
  expect((await respondToUpload(aborted, failing(new UploadError(413, "Too large.")))).status).toBe(413);
  await expect(respondToUpload(requestOf(), failing(new Error("disk")))).rejects.toThrow("disk");
});
