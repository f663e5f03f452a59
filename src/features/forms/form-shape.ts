type Control =
  | { kind: "text" | "email" | "tel" | "url" }
  | { kind: "textarea"; rows?: number }
  | { kind: "select"; options: readonly FormOption[]; placeholder?: string }
  | { kind: "radio"; options: readonly FormOption[] }
  | { kind: "checkbox" };

export type FormOption = { value: string; label: string };

/** One question of a form: how it is shown, and the rules that browser and server both read from it. */
export type FormField = Control & {
  name: string;
  label: string;
  help?: string;
  /** Says what to do when it was left empty; a field without it is optional. */
  required?: string;
  /** Characters; 200 when left out, 5000 in a text of several lines. */
  maxLength?: number;
  autoComplete?: string;
  /** Half as wide, beside another one, on a wide screen. */
  half?: boolean;
};

/** What a form asks, and the sentences on data protection that are stored exactly as they are shown. */
export type FormShape = {
  /** Names the form in its URL, its answer and its element. */
  form: string;
  fields: readonly FormField[];
  /** What happens with the answers; stored with the time of the submission. */
  notice: string;
  /** A consent of its own: separate, unticked, optional. */
  marketing?: string;
};

/** What was answered, by the field's name; a ticked box is "yes", everything that is missing is "". */
export type FormValues = Record<string, string>;

/** What to do about a field, by its name. */
export type FormErrors = Record<string, string>;

/** What the server makes of a sent form, as JSON or as the page itself. */
export type FormAnswer =
  | { form: string; outcome: "accepted"; location: string }
  | { form: string; outcome: "invalid"; errors: FormErrors; values: FormValues }
  /** `code` says to the page why; `message` says it to the visitor. */
  | { form: string; outcome: "refused"; code: string; message: string; values: FormValues };

/** Names of the fields that every form carries besides its own questions. */
export const ownFields = {
  /** A field that people do not see; bots fill it in. */
  trap: "subject_line",
  /** Milliseconds between the page's start and the sending; only scripts of ours can say. */
  elapsed: "elapsed",
  marketing: "marketing",
  /** Which form it is, on pages that have several. */
  form: "form",
} as const;
