import { useState } from "react";
import { errorMessage } from "../lib/error-message.ts";
import { toast } from "../ui/toast-store.ts";

/**
 * What a button or a form starts. `busy`: it is under way, and another start does nothing. What it throws becomes
 * `problem`, in words; with a `failure`, a message that begins with it instead.
 */
export function useAction<Given extends unknown[]>(work: (...given: Given) => Promise<unknown>, failure?: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function start(...given: Given) {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work(...given);
    } catch (thrown) {
      const message = errorMessage(thrown);
      if (failure) toast({ title: failure, description: message, type: "error" });
      else setProblem(message);
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, run: (...given: Given) => void start(...given) };
}
