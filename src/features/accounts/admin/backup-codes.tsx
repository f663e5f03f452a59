import { useEffect, useRef } from "react";
import { download } from "../../../admin/download.ts";
import { Button } from "../../../ui/button.tsx";

/** New backup codes, to be stored elsewhere. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Backup codes"
      className="grid gap-3 outline-none [&>.btn]:justify-self-start"
    >
      <p>
        <b>Store these backup codes where you will find them without your phone.</b> Each works once; they are not shown
        again.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] gap-x-4 gap-y-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        kind="secondary"
        size="sm"
        onClick={() => download("backup-codes.txt", `${codes.join("\n")}\n`, "text/plain;charset=utf-8")}
      >
        Save as a file
      </Button>
    </section>
  );
}
