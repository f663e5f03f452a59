import { processingRegister } from "../../features/privacy/processing-register.ts";

/** The register of processing, activity by activity. */
export function ProcessingRegister() {
  return processingRegister.map(({ key, title, subjects, purpose, legalBasis, data, retention, recipients }) => (
    <section key={key}>
      <h3>{title}</h3>
      <ul>
        <Entry term="Whose data" text={subjects} />
        <Entry term="Purpose" text={purpose} />
        <Entry term="Legal basis" text={legalBasis} />
        <Entry term="Data" text={data.map(({ category }) => category).join("; ")} />
        <Entry term="Period" text={retention} />
        <Entry term="Recipients" text={recipients} />
      </ul>
    </section>
  ));
}

const Entry = ({ term, text }: { term: string; text: string }) => (
  <li>
    <strong>{term}:</strong> {text}
  </li>
);
