import { randomFrom } from "../integration/support/random.ts";

/** A request as sent over the wire, and a description of what is odd about it. */
export type HostileRequest = { method: string; target: string; headers: [name: string, value: string][]; body: string };

/** The product's attack surface. */
export type Targets = {
  /** Paths of pages, files and feeds, each beginning with a slash. */
  paths: readonly string[];
  functions: readonly TargetFunction[];
  /** Host and port for the Host header. */
  host: string;
  /** An administrator's cookies, sent with some requests. */
  cookie: string;
};

/** A server function: the last segment of its URL, and valid input. */
export type TargetFunction = { id: string; method: "GET" | "POST"; data: unknown };

type Random = {
  /** A random integer from 0 to `end`, exclusive. */
  below: (end: number) => number;
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
  chance: (probability: number) => boolean;
};

function createRandom(seed: number): Random {
  const randomNumber = randomFrom(seed);
  const below = (end: number) => Math.floor(randomNumber() * end);
  return { below, pick: (values) => values[below(values.length)] ?? values[0], chance: (p) => randomNumber() < p };
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Parts of paths and values that parsers, databases and file systems stumble over. */
const oddTexts = [
  "%00",
  "%",
  "%zz",
  "%ff%fe",
  "%ed%a0%80",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "..",
  "%2f%2fevil.example",
  "'%20or%201=1--",
  "%3Cscript%3E",
  "-1",
  "0",
  "99999999999999999999",
  "1e309",
  "NaN",
  "8640000000000001",
  "9007199254740993",
  "__proto__",
  "constructor",
  "%F0%9F%9A%A2",
  "a".repeat(201),
  "b".repeat(3000),
] as const;

const oddQueries = [
  "page=0",
  "page=-1",
  "page=99999999999999999999",
  "page=1&page=2",
  "search=%00",
  "search=%ff",
  `search=${"s".repeat(2000)}`,
  "category=%00",
  "times=list&start=8640000000000001",
  "times=list&start=NaN&zone=Mars/Olympus",
  "token=a.b.c",
  "token=%00",
  "return=//evil.example",
  "return=%00",
  "payload=%00",
  "kind=%00",
  "&&&===",
  "%",
] as const;

const oddHeaders: readonly [[string, string], ...[string, string][]] = [
  ["Accept", "text/markdown"],
  ["Accept", "application/json"],
  ["Accept", "\u00ff\u00fe"],
  ["Accept", ",;q=,"],
  ["Accept-Encoding", "br;q=x, *;q=2"],
  ["Range", "bytes=9999999999999999999-"],
  ["Range", "bytes=5-2,-0"],
  ["If-None-Match", '"\u00ff", W/*'],
  ["If-Modified-Since", "the day before"],
  ["Cookie", "site.session_token=%00; =; a"],
  ["Cookie", `better-auth.session_token=${"c".repeat(3000)}`],
  ["X-Forwarded-For", "::ffff:999.1.1.1, %00"],
  ["X-Forwarded-Host", "evil.example"],
  ["X-Forwarded-Proto", "gopher"],
  ["Origin", "null"],
  ["Origin", "https://evil.example"],
  ["Referer", "http://%00"],
  ["Sec-Fetch-Site", "cross-site"],
  ["Content-Type", "application/json"],
  ["Content-Type", "multipart/form-data"],
  ["Content-Type", "multipart/form-data; boundary="],
  ["Content-Type", "application/json; x=multipart/form-data"],
  ["Content-Type", "text/plain; charset=\u00ff"],
  ["Expect", "200-maybe"],
  ["X-Original-Url", "//evil.example/admin"],
  ["Host", "evil.example"],
];

const oddValues: readonly [string, ...string[]] = [
  "",
  "a\0b",
  "\ud800",
  "'; drop table leads; --",
  "%s%n",
  "x".repeat(5000),
  "00000000-0000-4000-8000-000000000000",
  "strategy-call",
  "Europe/Berlin",
  "visitor@example.com",
  "2030-02-31",
  "none",
];

const oddNumbers: readonly [number, ...number[]] = [
  -1, 0, 1, 1.5, 2_147_483_648, 9_007_199_254_740_991, 8.64e15, 1e308,
];

/** Field names that the site's functions and forms accept. */
const names: readonly [string, ...string[]] = [
  "id",
  "ids",
  "token",
  "search",
  "page",
  "sort",
  "state",
  "status",
  "kind",
  "category",
  "eventType",
  "start",
  "zone",
  "from",
  "to",
  "reference",
  "episodeId",
  "guestIds",
  "content",
  "base",
  "intent",
  "name",
  "email",
  "message",
  "slug",
  "exceptSlug",
  "booking",
  "guest",
  "notes",
  "__proto__",
];

/** Payloads that would overflow the stack or never end when parsed. */
const deep = (depth: number) => `${'{"t":9,"i":0,"a":['.repeat(depth)}{"t":2,"s":1}${'],"o":0}'.repeat(depth)}`;

const oddPayloads: readonly [string, ...string[]] = [
  "",
  "{",
  "null",
  "[]",
  "7",
  '{"t":{"t":99}}',
  '{"t":{"t":9,"i":0,"l":4294967295,"a":[],"o":0},"f":63,"m":[]}',
  '{"t":{"t":4,"i":7},"f":63,"m":[]}',
  '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[]},"o":0},"f":63,"m":[]}',
  '{"t":{"t":6,"i":0,"c":"(a+)+$","m":"q"},"f":63,"m":[]}',
  `{"t":${deep(500)},"f":63,"m":[]}`,
  "\u0000",
];

function value(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 2 ? 4 : 6);
  if (kind === 0) return random.pick(oddNumbers);
  if (kind === 1) return random.pick([null, true, false]);
  if (kind < 4) return random.pick(oddValues);
  if (kind === 4) return Array.from({ length: random.below(4) }, () => value(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: 1 + random.below(6) }, () => [random.pick(names), value(random, depth + 1)]),
  );
}

/** The same input with odd parts, mostly of the same type, so that it passes type checks. */
function mutated(random: Random, data: unknown): unknown {
  if (random.chance(0.03)) return value(random);
  if (typeof data === "string") return random.chance(0.25) ? random.pick(oddValues) : data;
  if (typeof data === "number") return random.chance(0.25) ? random.pick(oddNumbers) : data;
  if (Array.isArray(data)) return data.map((part: unknown) => mutated(random, part));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, mutated(random, part)]));
}

/** Encodes plain data in the framework's format. */
function encoded(data: unknown): string {
  let references = 0;
  function node(part: unknown): unknown {
    if (part === null) return { t: 2, s: 0 };
    if (part === undefined) return { t: 2, s: 1 };
    if (typeof part === "boolean") return { t: 2, s: part ? 2 : 3 };
    if (typeof part === "number") return { t: 0, s: part };
    if (typeof part === "string") return { t: 1, s: JSON.stringify(part).slice(1, -1).replaceAll("\\u0000", "\0") };
    const i = references++;
    if (Array.isArray(part)) return { t: 9, i, a: part.map(node), o: 0 };
    const entries = Object.entries(part as Record<string, unknown>);
    return { t: 10, i, p: { k: entries.map(([key]) => key), v: entries.map(([, inner]) => node(inner)) }, o: 0 };
  }
  return JSON.stringify({ t: node({ data }), f: 63, m: [] });
}

/** An existing path with something odd within, before or after it. */
function oddPath(random: Random, paths: readonly string[]): string {
  const path = paths[random.below(paths.length)] ?? "/";
  const segments = path.split("/");
  const odd = random.pick(oddTexts);
  switch (random.below(7)) {
    case 0:
      return path;
    case 1:
      return `${path}/${odd}`;
    case 2:
      return [...segments.slice(0, -1), odd].join("/");
    case 3:
      return random.pick([`/${path}`, `//evil.example${path}`, `/..${path}`, `/..//evil.example${path}`, `///${odd}`]);
    case 4:
      return random.pick([`${path}/`, `${path}//`, `${path}/.`, `${path}/..//x`, `${path}\\..\\x`]);
    case 5:
      return [...segments.slice(0, -1), `${segments.at(-1)}${odd}`].join("/");
    default:
      return path.toUpperCase();
  }
}

function formBody(random: Random): string {
  const part = () => `${random.pick(names)}=${encodeURIComponent(random.pick(oddValues).toWellFormed())}`;
  return Array.from({ length: random.below(6) }, part).join("&");
}

function functionRequest(random: Random, { functions }: Targets): HostileRequest {
  const target = functions[random.below(functions.length)] ?? { id: "none", method: "GET", data: undefined };
  const functionId = target.id;
  const id = random.chance(0.9)
    ? functionId
    : random.pick(["", "none", "%00", `${functionId}/x`, `${functionId}%2f`, "__proto__"]);
  const method = random.chance(0.9) ? target.method : random.pick(methods);
  const input = random.chance(0.15) ? value(random) : mutated(random, target.data);
  const payload = random.chance(0.9) ? encoded(input) : random.pick(oddPayloads);
  const headers: [string, string][] = random.chance(0.95) ? [["X-Tsr-Serverfn", "true"]] : [];
  if (method === "GET" || method === "HEAD") {
    return { method, target: `/_serverFn/${id}?payload=${encodeURIComponent(payload)}`, headers, body: "" };
  }
  if (random.chance(0.9)) headers.push(["Content-Type", "application/json"]);
  return { method, target: `/_serverFn/${id}`, headers, body: payload };
}

function pageRequest(random: Random, { paths }: Targets): HostileRequest {
  const method = random.chance(0.6) ? "GET" : random.pick(methods);
  const query = random.chance(0.35) ? `?${random.pick(oddQueries)}` : "";
  const request: HostileRequest = { method, target: oddPath(random, paths) + query, headers: [], body: "" };
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return request;
  if (random.chance(0.7)) request.headers.push(["Content-Type", "application/x-www-form-urlencoded"]);
  return { ...request, body: formBody(random) };
}

/**
 * Generates up to `count` requests that no browser would send, the same for the same seed: every path, method and
 * server function, with odd paths, queries, headers and bodies.
 */
export function* hostileRequests(targets: Targets, seed: number, count: number): Generator<HostileRequest> {
  const random = createRandom(seed);
  for (let index = 0; index < count; index++) {
    const request = random.chance(0.4) ? functionRequest(random, targets) : pageRequest(random, targets);
    // Each request has its own network; otherwise rate limits would soon reject all of them.
    const visitor = [10, random.below(256), random.below(256), random.below(256)].join(".");
    const defaultHeaders: [string, string][] = [
      ["Origin", `http://${targets.host}`],
      ["X-Forwarded-For", visitor],
    ];
    if (random.chance(0.5)) defaultHeaders.push(["Cookie", targets.cookie]);
    const extraHeaders = Array.from({ length: random.chance(0.4) ? 1 + random.below(2) : 0 }, () =>
      random.pick(oddHeaders),
    );
    const replaced = new Set(extraHeaders.map(([name]) => name.toLowerCase()));
    const remaining = [...defaultHeaders, ...request.headers].filter(([name]) => !replaced.has(name.toLowerCase()));
    yield { ...request, headers: [...remaining, ...extraHeaders] };
  }
}
