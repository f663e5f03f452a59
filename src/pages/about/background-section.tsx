import { Indent, Section } from "../../ui/section.tsx";
import { backgroundCopy } from "./about-copy.ts";

/** Where the consultant comes from, in three paragraphs. */
export function BackgroundSection() {
  const { mark, title, paragraphs } = backgroundCopy;
  return (
    <Section id="background" rule mark={mark} title={title}>
      <Indent>
        <div className="grid max-w-read gap-5 text-ink-mid">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Indent>
    </Section>
  );
}
