import { z } from "zod";
import type { Db } from "../../src/server-context/db.ts";
import type { ControlHandlers } from "../control-socket.ts";
import { createAdministrator, listAdministrators, resetPassword } from "./administrators.ts";

const accountSchema = z.object({ email: z.string(), password: z.string() });

export function administratorCommands(db: Db): ControlHandlers {
  return {
    "admin.create": async (input) => createAdministrator(db, { ...accountSchema.parse(input), actor: "command line" }),
    "admin.reset-password": async (input) =>
      resetPassword(db, accountSchema.extend({ twoFactorOff: z.boolean() }).parse(input)),
    "admin.list": () => listAdministrators(db),
  };
}
