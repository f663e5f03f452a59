import type { FormPost } from "../forms/form-post.server.ts";
import type { FormShape } from "../forms/form-shape.ts";
import { takeMyData, takeMyDataRequest } from "./submit-my-data.server.ts";

/** The POST handler of the page that sends the link. */
export const postMyDataRequest = (shape: FormShape) => async (post: FormPost) => takeMyDataRequest(shape, post);

/** The POST handler of the page behind the link: hands the data over, or erases it. */
export const postMyData = async (post: FormPost) => takeMyData(post);
