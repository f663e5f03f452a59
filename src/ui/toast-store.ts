import { createStore } from "../lib/store.ts";

export type ToastType = "success" | "error" | "info";
export type ToastAction = { label: string; run: () => void };
export type ToastInput = { title: string; description?: string; type?: ToastType; action?: ToastAction };
export type Toast = ToastInput & { id: number; type: ToastType };

/** Milliseconds (spec 1). */
export const toastDuration = 5000;

/** One toast at a time: a new one replaces it; the timer stops while paused. */
export function createToastStore() {
  const store = createStore<Toast | null>(null);
  let lastId = 0;
  let remaining = toastDuration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    clearTimeout(timer);
    startedAt = Date.now();
    timer = setTimeout(() => store.set(null), remaining);
  }
  return {
    show(input: ToastInput): number {
      lastId += 1;
      store.set({ ...input, type: input.type ?? "info", id: lastId });
      remaining = toastDuration;
      run();
      return lastId;
    },
    /** An `id` dismisses only that toast. */
    dismiss(id?: number) {
      const current = store.read();
      if (!current || (id !== undefined && id !== current.id)) return;
      clearTimeout(timer);
      store.set(null);
    },
    pause() {
      if (!store.read() || timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remaining = Math.max(0, remaining - (Date.now() - startedAt));
    },
    resume() {
      if (store.read() && timer === undefined) run();
    },
    subscribe: store.subscribe,
    read: store.read,
  };
}

export const toasts = createToastStore();

/** Browser only. @returns the id of the toast */
export const toast = toasts.show;
