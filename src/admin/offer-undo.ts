import { errorMessage } from "../lib/error-message.ts";
import { toast } from "../ui/toast-store.ts";
import { withSession } from "./sign-in-again.ts";

export function offerUndo(done: string, undo: () => Promise<unknown>): void {
  async function run() {
    try {
      await withSession(undo);
      toast({ title: "Restored", type: "success" });
    } catch (failure) {
      toast({ title: "It could not be restored", description: errorMessage(failure), type: "error" });
    }
  }
  toast({ title: done, action: { label: "Undo", run: () => void run() } });
}
