import type { ReactNode } from "react";
import { useSite } from "../facts/use-site.ts";
import { ChartPicture } from "../ui/chart-picture.tsx";

type MissingPageProps = { title: string; text: string; children: ReactNode };

export function MissingPage({ title, text, children }: MissingPageProps) {
  const site = useSite();
  return (
    <div className="wrap flex min-h-[70vh] flex-col items-start justify-center py-bar">
      <title>{`${title} - ${site.facts.name}`}</title>
      <meta name="robots" content="noindex" />
      <ChartPicture name="empty" width={220} height={121} className="mb-6" />
      <h1 className="text-h1-s">{title}</h1>
      <p className="lead mt-4">{text}</p>
      <div className="mt-8 flex flex-wrap gap-4">{children}</div>
    </div>
  );
}
