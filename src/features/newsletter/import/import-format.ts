/** A column's name or a word in it, without case, spaces and punctuation: "Opt-in Time" and "OPTIN_TIME" are one. */
export const keyOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

export type ImportFormat =
  | "Mailchimp"
  | "Substack"
  | "beehiiv"
  | "Kit"
  | "Buttondown"
  | "Ghost"
  | "listmonk"
  | "HubSpot"
  | "Other";

type Format = {
  /** Columns that only its exports have; any of these sets will do. */
  marks: readonly (readonly string[])[];
  /** The column that says who still gets the newsletter. */
  state?: readonly string[];
  /** What that column says of someone who does. Everyone else is left out or asked. */
  active?: readonly string[];
};

/** Most telling first. All names as `keyOf` has them. */
const formats: Record<Exclude<ImportFormat, "Other">, Format> = {
  Mailchimp: {
    marks: [
      ["emailaddress", "optintime"],
      ["emailaddress", "leid", "euid"],
    ],
  },
  Substack: { marks: [["email", "emaildisabled"]], state: ["emaildisabled"] },
  Ghost: { marks: [["email", "subscribedtoemails"]], state: ["subscribedtoemails"], active: ["true"] },
  Buttondown: {
    marks: [
      ["email", "subscribertype"],
      ["email", "type", "creationdate"],
      ["emailaddress", "type", "creationdate"],
    ],
    state: ["subscribertype", "type"],
    active: ["regular", "premium", "gifted", "trialed", "unpaid", "churning", "paused", "pastdue"],
  },
  listmonk: { marks: [["uuid", "email", "attributes", "status"]], state: ["status"], active: ["enabled"] },
  beehiiv: {
    marks: [
      ["email", "status", "tier"],
      ["email", "status", "subscriptiontier"],
      ["email", "status", "utmsource"],
    ],
    state: ["status"],
    active: ["active"],
  },
  Kit: {
    marks: [
      ["emailaddress", "state", "createdat"],
      ["email", "firstname", "state", "createdat"],
      ["email", "firstname", "status", "createdat"],
    ],
    state: ["state", "status"],
    active: ["active", "confirmed"],
  },
  HubSpot: { marks: [["recordid", "email"]] },
};

const formatNames = Object.keys(formats) as (keyof typeof formats)[];

/** Which tool a file comes from, by its columns. */
export function formatOf(columns: readonly string[]): ImportFormat {
  const names = new Set(columns.map(keyOf));
  const fits = (format: keyof typeof formats) =>
    formats[format].marks.some((marks) => marks.every((mark) => names.has(mark)));
  return formatNames.find(fits) ?? "Other";
}

const otherActive = "active|subscribed|confirmed|enabled|regular|optedin|true|yes|1|aktiv|ja".split("|");

/** Columns that tell a reader's state in a word. */
const stateColumns =
  "status|state|subscriptionstatus|subscriberstatus|emailstatus|emailmarketingstatus|subscribertype|subscribed|subscribedtoemails|active|isactive|enabled|consentstatus|marketingemailconfirmationstatus|marketingcontactstatus".split(
    "|",
  );

const leftWords = new Set(
  "unsubscribed|unsubscribe|optedout|optout|nonsubscribed|cleaned|removed|deleted|archived|bounced|bounce|hardbounced|hardbounce|undeliverable|invalid|complained|complaint|abuse|spam|spammy|inactive|cancelled|canceled|disabled|blocklisted|blacklisted|blocked|banned|suppressed|nonmarketingcontact|false|no|n|0|abgemeldet|inaktiv|nein".split(
    "|",
  ),
);

const pendingWords = new Set(
  "unconfirmed|notconfirmed|unactivated|unverified|awaitingconfirmation|waitingforconfirmation|unbestätigt|ausstehend".split(
    "|",
  ),
);

/** Columns in which anything but "no" means that someone has left, such as UNSUB_TIME or "Opted out of email: News". */
const leftColumn =
  /unsub|optedout|optout|hardbounce|emaildisabled|donotemail|donotcontact|abgemeldet|abmelde|^(?:cleantime|cleaned|cleancampaign|bounced?(?:at|on|time|date|type|reason)?$|complain|cancell?ed|deleted|removed|suppress|blocked|blocklist|blacklist|banned|disabled|spam|invalidemail|(?:portal|global)(?:bounce|spam))/;

const isNo = (value: string) => /^(?:0*|false|no|n|none|null|nein)$/.test(keyOf(value));

/** Columns that only files of people who left have; whoever is in such a file has left. */
const leftFileColumns = ["unsubtime", "cleantime", "portalunsubscribe", "portalbounce"];

/** The column of a reader's state: the format's own, else one that is named so, else one that tells who has left. */
export function stateColumnOf(format: ImportFormat, columns: readonly string[]): string {
  const wanted = format === "Other" ? stateColumns : (formats[format].state ?? []);
  const named = wanted.flatMap((name) => columns.find((column) => keyOf(column) === name) ?? [])[0];
  return named ?? columns.find((column) => leftColumn.test(keyOf(column))) ?? "";
}

/** What a file says of one reader; the reason names the column and, for a state in a word, the value. */
export type ReaderState = { state: "active" } | { state: "pending" | "left" | "unknown"; reason: string };

type StateSource = {
  format: ImportFormat;
  columns: readonly string[];
  /** The column of the reader's state; empty for none. */
  stateColumn: string;
  cell: (column: string) => string;
};

/**
 * Whether a reader still gets the newsletter where the file comes from. Only a word of the format's list of active states is
 * a yes; a column that says that someone left counts whatever the owner has chosen.
 */
export function readerStateOf({ format, columns, stateColumn, cell }: StateSource): ReaderState {
  const leftFile = columns.find((column) => leftFileColumns.includes(keyOf(column)));
  if (leftFile) return { state: "left", reason: `Left there: everyone in a file with the column “${leftFile}” has.` };

  const said = (column: string) => `“${cell(column).slice(0, 60)}” in the column “${column}”`;
  const isLeft = (column: string) => leftColumn.test(keyOf(column));
  const filled = columns.find((column) => {
    const value = cell(column);
    return isLeft(column) && !isNo(value) && !/^https?:/i.test(value);
  });
  if (filled) return { state: "left", reason: `Left there, by the column “${filled}”.` };

  const stated = columns.filter((column) => column === stateColumn || stateColumns.includes(keyOf(column)));
  const words = stated.filter((column) => !isLeft(column));
  const left = words.find((column) => leftWords.has(keyOf(cell(column))));
  if (left) return { state: "left", reason: `Left there: ${said(left)}.` };
  const pending = words.find((column) => {
    const word = keyOf(cell(column));
    return pendingWords.has(word) || word.includes("pending");
  });
  if (pending) return { state: "pending", reason: `Never confirmed there: ${said(pending)}.` };

  const active = (format === "Other" ? undefined : formats[format].active) ?? otherActive;
  if (!stateColumn || isLeft(stateColumn) || active.includes(keyOf(cell(stateColumn)))) return { state: "active" };
  const value = cell(stateColumn);
  const reason = value
    ? `${said(stateColumn)} is not a state that we know.`
    : `The column “${stateColumn}” is empty, so we cannot tell whether they still want it.`;
  return { state: "unknown", reason };
}
