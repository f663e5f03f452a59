import { access, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { eraseFromOutbox } from "./outbox.ts";

test("erasing from the outbox skips an email that another erasure has just deleted", async () => {
  const outbox = await mkdtemp(path.join(tmpdir(), "outbox-"));
  // Listed, but no longer there to be read.
  await symlink(path.join(outbox, "deleted"), path.join(outbox, "1.eml"));
  await writeFile(path.join(outbox, "2.eml"), "To: ada@example.com\r\n\r\nHello.\r\n");
  await writeFile(path.join(outbox, "3.eml"), "To: bo@example.com\r\n\r\nHello.\r\n");
  await eraseFromOutbox(outbox, "Ada@example.com");
  await expect(access(path.join(outbox, "2.eml"))).rejects.toThrow("ENOENT");
  await access(path.join(outbox, "3.eml"));
});
