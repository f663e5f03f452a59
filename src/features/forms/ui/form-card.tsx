import type { ReactNode } from "react";
import { classNames } from "../../../lib/class-names.ts";
import type { SiteFormProps } from "./site-form.tsx";
import { VisibleForm } from "./visible-form.ts";

type FormCardProps = Omit<SiteFormProps, "className" | "anchor"> & {
  /** For links to the form. Default: its name. */
  id?: string;
  title: string;
  intro?: ReactNode;
  heading?: "h2" | "h3";
  className?: string;
};

export function FormCard({ id, title, intro, heading: Heading = "h2", className, ...form }: FormCardProps) {
  const anchor = id ?? form.shape.form;
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className={classNames(
        "on-paper rounded-card border border-line bg-surface p-[clamp(1.5rem,3vw,2.5rem)]",
        className,
      )}
    >
      <Heading id={`${anchor}-title`} className="text-h3">
        {title}
      </Heading>
      {intro ? <p className="mt-3 max-w-[36em] text-base text-ink-soft">{intro}</p> : null}
      <VisibleForm {...form} anchor={anchor} className="mt-6" />
    </section>
  );
}
