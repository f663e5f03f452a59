import { AskField } from "./ask-field.tsx";

export function AskSection({ title, text }: { title: string; text: string }) {
  return (
    <section className="no-print border-t border-line py-section-tight" aria-labelledby="ask-instead">
      <div className="wrap">
        <h2 id="ask-instead" className="text-h3">
          {title}
        </h2>
        <p className="mt-2 mb-6 max-w-read text-ink-soft">{text}</p>
        <AskField />
      </div>
    </section>
  );
}
