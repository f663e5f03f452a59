import { access, mkdtemp, readdir, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createOutbox, eraseFromOutbox } from "./outbox.ts";

test("erasing from the outbox skips an email that another erasure has just deleted", async () => {
  const outbox = await mkdtemp(path.join(tmpdir(), "outbox-"));
  // Listed, but already deleted.
  await symlink(path.join(outbox, "deleted"), path.join(outbox, "1.eml"));
  await writeFile(path.join(outbox, "2.eml"), "To: ada@example.com\r\n\r\nHello.\r\n");
  await writeFile(path.join(outbox, "3.eml"), "To: bo@example.com\r\n\r\nHello.\r\n");
  await eraseFromOutbox(outbox, "Ada@example.com");
  await expect(access(path.join(outbox, "2.eml"))).rejects.toThrow("ENOENT");
  await access(path.join(outbox, "3.eml"));
});

test("erasing from the outbox finds an address that is folded or encoded over two lines, and no longer one", async () => {
  const outbox = await mkdtemp(path.join(tmpdir(), "outbox-"));
  await writeFile(path.join(outbox, "1.eml"), "To: Ada\r\n <ada@example.com>\r\n\r\nHello.\r\n");
  await writeFile(path.join(outbox, "2.eml"), "To: bo@example.com\r\n\r\nFrom ada@exam=\r\nple.com.\r\n");
  await writeFile(path.join(outbox, "4.eml"), "To: ada@example.com.au, nada@example.com\r\n\r\n");
  await eraseFromOutbox(outbox, "ada@example.com");
  expect(await readdir(outbox)).toEqual(["4.eml"]);
});

test("a kept email can be read by the site's own account only", async () => {
  const outbox = path.join(await mkdtemp(path.join(tmpdir(), "outbox-")), "outbox");
  const envelope = { from: "owner@example.com", to: ["ada@example.com"] };
  const email = { id: "1", raw: Buffer.from("To: ada@example.com\r\n\r\n"), envelope };
  expect(await createOutbox(outbox).deliver(email)).toMatchObject({ outcome: "sent", isKept: true });
  expect((await stat(path.join(outbox, "1.eml"))).mode & 0o077).toBe(0);
  expect(await readdir(outbox)).toEqual(["1.eml"]);
});
