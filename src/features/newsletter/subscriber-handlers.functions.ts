import type { FormPost } from "../forms/form-post.server.ts";
import type { FormShape } from "../forms/form-shape.ts";
import {
  takeConfirmation,
  takePreferences,
  takeSubscription,
  takeUnsubscription,
} from "./submit-subscription.server.ts";

/** The POST handler of a page that has a box for the letter. */
export const postSubscription = (shape: FormShape) => async (post: FormPost) => takeSubscription(shape, post);

/** The POST handler of the page behind the link of a confirmation letter. */
export const postConfirmation = async (post: FormPost) => takeConfirmation(post);

/** The POST handler of a reader's settings. */
export const postPreferences = (shape: FormShape) => async (post: FormPost) => takePreferences(shape, post);

/** The POST handler that ends a subscription: by the page's button, or by a mail program's own (RFC 8058). */
export const postUnsubscription = async (post: FormPost) => takeUnsubscription(post);
