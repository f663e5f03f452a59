import type { FormPost } from "../forms/form-post.server.ts";
import type { FormShape } from "../forms/form-shape.ts";
import { takeGuestSpace, takeRegistration } from "./guest-pages.server.ts";

/** The POST handler of the page on which guests register. */
export const postRegistration = (shape: FormShape) => async (post: FormPost) => takeRegistration(shape, post);

/** The POST handler of a guest's personal page. */
export const postGuestSpace =
  (shapes: { release: FormShape; interview: FormShape }) =>
  async ({ params, ...post }: FormPost & { params: { token: string } }) =>
    takeGuestSpace(params.token, shapes, post);
