type Control =
  | { kind: "text" | "email" | "tel" | "url" }
  | { kind: "textarea"; rows?: number }
  | { kind: "select"; options: readonly FormOption[] }
  | { kind: "radio"; options: readonly FormOption[] }
  | { kind: "checkbox" };

type FormOption = { value: string; label: string };

export type FormField = Control & {
  name: string;
  label: string;
  help?: string;
  /** Error message for an empty field; without it, the field is optional. */
  required?: string;
  /** Characters (default 200, 5000 for a textarea). */
  maxLength?: number;
  autoComplete?: string;
  /** Half width beside another field on wide screens. */
  half?: boolean;
};

/** The data protection texts are stored as displayed. */
export type FormShape = {
  form: string;
  fields: readonly FormField[];
  /** Purpose of the data; stored with each submission. */
  notice: string;
  /** A separate, unticked, optional consent. */
  marketing?: string;
  /** Sends how the visitor came, which the form discloses (features/visits). */
  reportsVisit?: true;
  /** Consent to a series of emails, while one is offered here. */
  sequence?: string | undefined;
};

/** By field name; "yes" for a ticked checkbox, "" for a missing value. */
export type FormValues = Record<string, string>;

export type FormErrors = Record<string, string>;

/** Sent as JSON, or rendered into the page. */
export type FormAnswer =
  | { form: string; outcome: "accepted"; location: string }
  | { form: string; outcome: "invalid"; errors: FormErrors; values: FormValues }
  | { form: string; outcome: "rejected"; code: string; message: string; values: FormValues };

export const ownFields = {
  /** Honeypot: only bots fill it in. */
  trap: "subject_line",
  /** Milliseconds from page load to submission; set by our script only. */
  elapsed: "elapsed",
  marketing: "marketing",
  /** How the visitor came, as JSON; set by our script only. */
  visit: "visit",
  sequence: "sequence",
  /** Time zone; set by our script with a ticked sequence. */
  zone: "zone",
  form: "form",
} as const;
