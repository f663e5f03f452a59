import { z } from "zod";
import { noBody, type Operation } from "./operation.ts";
import { operations } from "./operations.server.ts";
import { problemSchema, problemStatuses, problemType } from "./problem.ts";

const schemaOf = (schema: z.ZodType, io: "input" | "output"): z.core.JSONSchema.BaseSchema => ({
  ...z.toJSONSchema(schema, { io }),
  $schema: undefined,
});

function parametersOf({ path, params }: Operation) {
  const { properties = {} } = schemaOf(params, "output");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: path.includes(`{${name}}`) ? "path" : "query",
    required: true,
    schema,
  }));
}

const problems = Object.fromEntries(
  problemStatuses.map((status) => [String(status), { $ref: "#/components/responses/Problem" }]),
);

function describe(operation: Operation) {
  const { id, summary, scope, status, body, output } = operation;
  return {
    operationId: id,
    summary,
    description: `Needs a token with the scope “${scope}”.`,
    security: [{ token: [scope] }],
    parameters: parametersOf(operation),
    ...(body !== noBody && {
      requestBody: { required: true, content: { "application/json": { schema: schemaOf(body, "input") } } },
    }),
    responses: {
      [String(status)]: {
        description: "Done",
        content: { "application/json": { schema: schemaOf(output, "output") } },
      },
      ...problems,
    },
  };
}

/** OpenAPI 3.1 of all operations, generated from their schemas. */
export function describeApi({ siteUrl, name }: { siteUrl: string; name: string }) {
  const paths: Record<string, Record<string, ReturnType<typeof describe>>> = {};
  for (const operation of operations)
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(operation) };
  return {
    openapi: "3.1.1",
    info: {
      title: `${name}: drafts`,
      version: "1",
      description:
        "Reads, and writes drafts in the name of the token’s owner. Nothing here publishes, sends or deletes.",
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "A personal token, created under Settings, Security" },
      },
      responses: {
        Problem: {
          description: "What is wrong (RFC 9457); 429 and 503 have Retry-After",
          content: { [problemType]: { schema: schemaOf(problemSchema, "output") } },
        },
      },
    },
  };
}
