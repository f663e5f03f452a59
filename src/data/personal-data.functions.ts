import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import type { FormShape } from "../lib/form-shape.ts";
import type { FormPost } from "./form-post.server.ts";

/** The POST handler of the page that sends the link. */
export const postMyDataRequest = (shape: FormShape) => async (post: FormPost) =>
  (await import("./take-my-data.server.ts")).takeMyDataRequest(shape, post);

/** The POST handler of the page behind the link: hands the data over, or erases it. */
export const postMyData = async (post: FormPost) => (await import("./take-my-data.server.ts")).takeMyData(post);

/** What is held about the person of a link. */
export const fetchMyData = createServerFn({ method: "GET" })
  .validator(z.object({ token: z.string().max(1000) }))
  .handler(async ({ data, context }) =>
    (await import("./personal-data.server.ts")).findMyData(context, data.token, new Date()),
  );
