/** Normalises a column name: "Opt-in Time" and "OPTIN_TIME" become equal. */
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
  /** Column sets found only in its exports; any one set matches. */
  marks: readonly (readonly string[])[];
  state?: readonly string[];
  /** Values that mean subscribed; all others are left out or asked. */
  active?: readonly string[];
};

/** Most specific first; names as normalised by `keyOf`. */
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

export function formatOf(columns: readonly string[]): ImportFormat {
  const names = new Set(columns.map(keyOf));
  const fits = (format: keyof typeof formats) =>
    formats[format].marks.some((marks) => marks.every((mark) => names.has(mark)));
  return formatNames.find(fits) ?? "Other";
}

const otherActive =
  "active|subscribed|confirmed|enabled|regular|optedin|marketingcontact|angemeldet|aktiv|true|yes|1|ja".split("|");

const stateColumns = "status|state|subscribertype|subscribed|subscribedtoemails|active|isactive|enabled".split("|");

/** Such as "Email subscriber status" or "Email Marketing Consent". */
const isLongStateColumn = (column: string) =>
  /.(?:status|state|consent)$/.test(keyOf(column)) &&
  /mail|subscri|newsletter|marketing|consent|global|anmelde/.test(keyOf(column));

const isStateColumn = (column: string) => stateColumns.includes(keyOf(column)) || isLongStateColumn(column);

/** Mean the same in any column. */
const unsubscribedAnywhere =
  "unsubscribed|unsubscribe|neversubscribed|notsubscribed|nonsubscribed|optedout|optout|cleaned|bounced|hardbounced|hardbounce|undeliverable|complained|spamcomplaint|blocklisted|blacklisted|suppressed|usersuppressed|donotemail|donotcontact|abgemeldet".split(
    "|",
  );

const unsubscribedValues = new Set([
  ...unsubscribedAnywhere,
  ..."removed|deleted|archived|bounce|invalid|complaint|abuse|spam|spammy|inactive|cancelled|canceled|disabled|blocked|banned|withdrawn|revoked|denied|declined|nonmarketingcontact|false|no|n|0|inaktiv|nein".split(
    "|",
  ),
]);

const pendingValues = new Set(
  "pending|unconfirmed|notconfirmed|unactivated|unverified|awaitingconfirmation|waitingforconfirmation|unbestätigt|ausstehend".split(
    "|",
  ),
);

/** Columns where anything but "no" means unsubscribed, such as UNSUB_TIME or "Opted out of email: News". */
const unsubscribedColumn =
  /unsub|optedout|optout|hardbounce|emaildisabled|donot(?:e?mail|contact)|abgemeldet|abmelde|suppress|quarantin|bl(?:ock|ack)list|^(?:cleantime|cleaned|cleancampaign|(?:email|last)?bounced?(?:at|on|time|date|type|reason)?$|complain|cancell?ed|deleted|removed|blocked|banned|disabled|deactivated|deaktiviert|spam|invalidemail|(?:portal|global)(?:bounce|spam))/;

/** Columns where "no" means that they didn't consent. */
const consentColumn =
  /^(?:accepts?(?:e?mail)?marketing|(?:e?mail|marketing|newsletter)?(?:opt(?:ed)?in|consent)|newsletter|permission|einwilligung|zustimmung)$/;

const isFalsy = (value: string) => /^(?:0*|false|no|n|none|null|nein)$/.test(keyOf(value));

/** Columns that occur only in exports of unsubscribed readers. */
const unsubscribedFileColumns = ["unsubtime", "cleantime", "portalunsubscribe", "portalbounce"];

/** Consent to text messages says nothing about emails. */
const isOfEmails = (column: string) => !/sms|whatsapp/.test(keyOf(column));

/** The format's own state column, else one with such a name, else one about unsubscribing. */
export function stateColumnOf(format: ImportFormat, allColumns: readonly string[]): string {
  const columns = allColumns.filter(isOfEmails);
  const find = (names: readonly string[] = []) =>
    names.flatMap((name) => columns.find((column) => keyOf(column) === name) ?? [])[0];
  return (
    find(format === "Other" ? [] : formats[format].state) ??
    columns.find(isLongStateColumn) ??
    find(format === "Other" ? stateColumns : []) ??
    columns.find((column) => unsubscribedColumn.test(keyOf(column))) ??
    ""
  );
}

/** `left`: unsubscribed. The reason names the column and, for a textual state, the value. */
export type ReaderState = { state: "active" } | { state: "pending" | "left" | "unknown"; reason: string };

type StateSource = {
  format: ImportFormat;
  columns: readonly string[];
  /** The column of the reader's state; empty for none. */
  stateColumn: string;
  cell: (column: string) => string;
};

/** Only a known active value counts; a column about unsubscribing overrides the owner's choice. */
export function readerStateOf({ format, columns: allColumns, stateColumn, cell }: StateSource): ReaderState {
  const columns = allColumns.filter(isOfEmails);
  const unsubscribedFileColumn = columns.find((column) => unsubscribedFileColumns.includes(keyOf(column)));
  if (unsubscribedFileColumn)
    return {
      state: "left",
      reason: `Unsubscribed there: everyone in a file with the column “${unsubscribedFileColumn}” has.`,
    };

  const quoted = (column: string) => `“${cell(column).slice(0, 60)}” in the column “${column}”`;
  const isUnsubscribedColumn = (column: string) => unsubscribedColumn.test(keyOf(column));
  const filled = columns.find((column) => {
    const value = cell(column);
    if (consentColumn.test(keyOf(column))) return value !== "" && isFalsy(value);
    return isUnsubscribedColumn(column) && !isFalsy(value) && !/^https?:/i.test(value);
  });
  if (filled) return { state: "left", reason: `Unsubscribed there, by the column “${filled}”.` };

  const hasState = (column: string) =>
    (column === stateColumn || isStateColumn(column)) && !isUnsubscribedColumn(column);
  const leftColumn = columns.find((column) => {
    const state = keyOf(cell(column));
    return hasState(column) ? unsubscribedValues.has(state) : unsubscribedAnywhere.includes(state);
  });
  if (leftColumn) return { state: "left", reason: `Unsubscribed there: ${quoted(leftColumn)}.` };
  const pending = columns.find((column) => {
    const state = keyOf(cell(column));
    return pendingValues.has(state) || (hasState(column) && state.includes("pending"));
  });
  if (pending) return { state: "pending", reason: `Never confirmed there: ${quoted(pending)}.` };

  const rules = format === "Other" ? undefined : formats[format];
  const value = cell(stateColumn);
  if (!stateColumn || isUnsubscribedColumn(stateColumn)) return { state: "active" };
  if ((rules?.active ?? otherActive).includes(keyOf(value))) return { state: "active" };
  // Only some rows of this format have a state.
  if (rules && !rules.state && !value) return { state: "active" };
  const reason = value
    ? `${quoted(stateColumn)} is not a status that we know.`
    : `The column “${stateColumn}” is empty, so we cannot tell whether they still want it.`;
  return { state: "unknown", reason };
}
