import { readVocabulary } from "./read-vocabulary.ts";

const types = readVocabulary();

/** The format of URLs, dates and the like; other texts have no such type. */
const textTypes: Record<string, RegExp> = {
  Text: /^/,
  URL: /^https?:\/\/[^\s]+$/,
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/,
  Time: /^\d\d:\d\d(:\d\d)?$/,
  Duration: /^P(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$/,
  Language: /^[a-z]{2,3}(-[A-Z]{2})?$/,
  Country: /^[A-Z]{2}$/,
};

/** A type and all its ancestors. */
function lineage(type: string): string[] {
  return [type, ...(types[type]?.parents ?? []).flatMap(lineage)];
}

/** Accepted types of a type's property; undefined when it has no such property. */
function expectedOf(type: string, property: string): readonly string[] | undefined {
  const expected = lineage(type)
    .map((ancestor) => types[ancestor]?.properties[property])
    .find((values) => values !== undefined);
  if (expected || !lineage(type).includes("Action")) return expected;
  // The name of an action's input property ends with "-input" (schema.org, "Potential actions").
  const entered = /^(\w+)-input$/.exec(property)?.[1];
  return entered && expectedOf(type, entered) ? ["Text", "PropertyValueSpecification"] : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function isExpected(value: unknown, expected: readonly string[]): boolean {
  if (typeof value === "number")
    return expected.some((type) => type === "Number" || (type === "Integer" && Number.isInteger(value)));
  if (typeof value === "boolean") return expected.includes("Boolean");
  if (typeof value === "string") {
    // An object may be given by its URL instead of being described.
    if (expected.includes("IdReference") && textTypes.URL?.test(value)) return true;
    return expected.some((type) => textTypes[type]?.test(value) || types[type]?.members.includes(value));
  }
  if (!isObject(value)) return false;
  const type = value["@type"];
  if (type === undefined) return "@id" in value;
  return typeof type === "string" && lineage(type).some((ancestor) => expected.includes(ancestor));
}

/** Violations of the vocabulary in an object and everything within it, one sentence each. */
export function validationErrors(value: unknown, location = "it"): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => validationErrors(item, `${location}[${index}]`));
  if (!isObject(value)) return [];
  const type = value["@type"];
  if (type === undefined && Object.keys(value).every((key) => key === "@id")) return [];
  if (typeof type !== "string" || !types[type]) return [`${location}: no type ${String(type)}`];
  return Object.entries(value).flatMap(([property, inner]) => {
    if (property.startsWith("@")) return [];
    const expected = expectedOf(type, property);
    if (!expected) return [`${location}.${property} isn't a property of ${type}`];
    const invalid = [inner].flat().filter((item) => !isExpected(item, expected));
    return [
      ...invalid.map(
        (item) => `${location}.${property} is ${JSON.stringify(item)} instead of ${expected.join(" or ")}`,
      ),
      ...validationErrors(inner, `${location}.${property}`),
    ];
  });
}
