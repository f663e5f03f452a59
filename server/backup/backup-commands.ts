import { z } from "zod";
import type { Db } from "../../src/request/db.ts";
import type { ControlHandlers } from "../control-socket.ts";

const wanted = z.object({ file: z.string().min(1) });

/** What `npm run backup` does, here or in the server that has the database open. */
export function backupCommands(db: Db, dataDir: string): ControlHandlers {
  return {
    backup: async (input) => {
      const { makeBackup } = await import("./make-backup.ts");
      return makeBackup({ db, dataDir, file: wanted.parse(input).file });
    },
  };
}
