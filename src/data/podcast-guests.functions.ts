import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import type { FormShape } from "../lib/form-shape.ts";
import type { GuestView } from "../lib/guest-view.ts";
import type { FormPost } from "./form-post.server.ts";

/** The POST handler of the page on which guests register. */
export const postRegistration = (shape: FormShape) => async (post: FormPost) =>
  (await import("./guest-pages.server.ts")).takeRegistration(shape, post);

/** The POST handler of a guest's personal page. */
export const postGuestSpace =
  (shapes: { release: FormShape; interview: FormShape }) =>
  async ({ params, ...post }: FormPost & { params: { token: string } }) =>
    (await import("./guest-pages.server.ts")).takeGuestSpace(params.token, shapes, post);

/** What a guest's personal link opens. */
export const openGuestSpace = createServerFn({ method: "GET" })
  .validator(
    z.object({
      token: z.string().max(300),
      search: z.object({
        times: z.literal("list").optional(),
        start: z.number().int().optional(),
        zone: z.string().max(60).optional(),
      }),
    }),
  )
  .handler(
    async ({ data, context }): Promise<GuestView> =>
      (await import("./guest-pages.server.ts")).viewGuestSpace(context, data.token, data.search),
  );
