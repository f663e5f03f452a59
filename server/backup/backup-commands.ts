import { z } from "zod";
import type { ControlHandlers } from "../control-socket.ts";
import { backupName, fileTarget, openBackups, storeTarget } from "./backup-places.ts";
import type { BackupParts } from "./make-backup.ts";

const inputSchema = z.union([z.object({ file: z.string().min(1) }), z.object({ url: z.string().min(1) })]);

export function backupCommands(parts: Omit<BackupParts, "target">): ControlHandlers {
  const { dataDir, recipient } = parts;
  return {
    backup: async (input) => {
      const { makeBackup } = await import("./make-backup.ts");
      const destination = inputSchema.parse(input);
      const target =
        "file" in destination
          ? fileTarget(destination.file)
          : storeTarget(await openBackups(destination.url, dataDir), backupName(new Date(), recipient !== undefined));
      return { ...(await makeBackup({ ...parts, target })), name: target.name };
    },
  };
}
