import { z } from "zod";

/** RFC 9457. */
export const problemSchema = z.object({
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type Problem = z.infer<typeof problemSchema>;

export const problemType = "application/problem+json";

const titles: Record<number, string> = {
  400: "Not JSON",
  401: "No valid token",
  403: "Not within the token’s scopes",
  404: "Not found",
  405: "Method not allowed",
  409: "Changed since it was read",
  413: "Too large",
  422: "Invalid input",
  429: "Too many requests",
  500: "Failed",
  503: "Unavailable",
};

export const problemStatuses: readonly number[] = Object.keys(titles).map(Number);

export function problem(
  status: number,
  detail: string,
  { errors, headers }: Pick<Problem, "errors"> & { headers?: Record<string, string> } = {},
): Response {
  const body: Problem = { title: titles[status] ?? "Error", status, detail, errors };
  return Response.json(body, {
    status,
    headers: { "Content-Type": problemType, "Cache-Control": "no-store", ...headers },
  });
}
