import { expect, test } from "vitest";
import { auditActor } from "./audit.admin.functions.ts";

test("describes actors without an account, and names administrators by email address", () => {
  expect(auditActor("environment")).toBe("The site’s configuration");
  expect(auditActor("command line")).toBe("The command line");
  expect(auditActor("system")).toBe("The site");
  expect(auditActor("owner@example.com")).toBe("owner@example.com");
  expect(auditActor("toString")).toBe("toString");
});
