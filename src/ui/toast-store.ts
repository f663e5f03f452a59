import { createStore } from "../lib/store.ts";

export type ToastType = "success" | "error" | "info";
/** One thing that can still be done about what a toast tells, such as taking it back. */
export type ToastAction = { label: string; run: () => void };
export type ToastInput = { title: string; description?: string; type?: ToastType; action?: ToastAction };
export type Toast = {
  id: number;
  title: string;
  description: string | undefined;
  type: ToastType;
  action: ToastAction | undefined;
};

/** How long a toast stays, in milliseconds (spec 1). */
export const toastDuration = 5000;

/**
 * Holds the one toast on screen: a new one replaces it, each leaves after `duration` milliseconds,
 * and the time stands still while it is paused.
 */
export function createToastStore(duration = toastDuration) {
  const store = createStore<Toast | null>(null);
  let lastId = 0;
  let remaining = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    clearTimeout(timer);
    startedAt = Date.now();
    timer = setTimeout(() => store.set(null), remaining);
  }
  return {
    /** Shows a toast in place of the current one and returns its id. */
    show({ title, description, type = "info", action }: ToastInput): number {
      lastId += 1;
      store.set({ id: lastId, title, description, type, action });
      remaining = duration;
      run();
      return lastId;
    },
    /** Hides the toast; with an `id` only if it is still the one on screen. */
    dismiss(id?: number) {
      const current = store.read();
      if (!current || (id !== undefined && id !== current.id)) return;
      clearTimeout(timer);
      store.set(null);
    },
    /** Stops the time of the current toast. */
    pause() {
      if (!store.read() || timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remaining = Math.max(0, remaining - (Date.now() - startedAt));
    },
    /** Lets the time of a paused toast go on. */
    resume() {
      if (store.read() && timer === undefined) run();
    },
    subscribe: store.subscribe,
    /** The toast on screen, if any. */
    read: store.read,
  };
}

/** The toasts of this browser window. */
export const toasts = createToastStore();

/** Shows a toast from anywhere in the browser and returns its id; never call it on the server. */
export function toast(input: ToastInput): number {
  return toasts.show(input);
}
