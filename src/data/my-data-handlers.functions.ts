import type { FormShape } from "../lib/form-shape.ts";
import type { FormPost } from "./form-post.server.ts";

/** The POST handler of the page that sends the link. */
export const postMyDataRequest = (shape: FormShape) => async (post: FormPost) =>
  (await import("./take-my-data.server.ts")).takeMyDataRequest(shape, post);

/** The POST handler of the page behind the link: hands the data over, or erases it. */
export const postMyData = async (post: FormPost) => (await import("./take-my-data.server.ts")).takeMyData(post);
