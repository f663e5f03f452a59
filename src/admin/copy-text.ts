import { errorMessage } from "../lib/error-message.ts";
import { toast } from "../ui/toast-store.ts";

export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: done, type: "success" });
  } catch (failure) {
    toast({ title: "It could not be copied", description: errorMessage(failure), type: "error" });
  }
}
