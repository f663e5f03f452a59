import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import type { FormShape } from "../lib/form-shape.ts";
import type { FormPost } from "./form-post.server.ts";

const link = z.object({ token: z.string().max(500) });

/** The POST handler of a page that has a box for the letter. */
export const postSubscription = (shape: FormShape) => async (post: FormPost) =>
  (await import("./take-subscription.server.ts")).takeSubscription(shape, post);

/** The POST handler of the page behind the link of a confirmation letter. */
export const postConfirmation = async (post: FormPost) =>
  (await import("./take-subscription.server.ts")).takeConfirmation(post);

/** The POST handler of a reader's settings. */
export const postPreferences = (shape: FormShape) => async (post: FormPost) =>
  (await import("./take-subscription.server.ts")).takePreferences(shape, post);

/** The POST handler that ends a subscription: by the page's button, or by a mail program's own (RFC 8058). */
export const postUnsubscription = async (post: FormPost) =>
  (await import("./take-subscription.server.ts")).takeUnsubscription(post);

/** What the link of a confirmation letter is worth now. */
export const fetchConfirmation = createServerFn({ method: "GET" })
  .validator(link)
  .handler(async ({ data, context }) =>
    (await import("./subscribers.server.ts")).confirmationState(context, data.token, new Date()),
  );

/** Whose settings a link opens, and the state of that subscription. */
export const fetchSettings = createServerFn({ method: "GET" })
  .validator(link)
  .handler(async ({ data, context }) =>
    (await import("./subscribers.server.ts")).settingsState(context, data.token, new Date()),
  );
