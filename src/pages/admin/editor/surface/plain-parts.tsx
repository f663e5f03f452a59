import { GrowingText } from "./growing-text.tsx";

type PlainPart = {
  id: string;
  label: string;
  help?: string | undefined;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** Plain texts that are written as one document, such as the show notes of an episode; their lines are lines. */
export function PlainParts({ label, parts }: { label: string; parts: readonly PlainPart[] }) {
  return (
    <section className="writing is-plain" aria-label={label}>
      <div className="writing-doc">
        {parts.map((part) => (
          <GrowingText key={part.id} {...part} placeholder="Nothing yet" isLong />
        ))}
      </div>
    </section>
  );
}
