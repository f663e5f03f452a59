import type { ReactNode } from "react";
import { BrandLink } from "../../../site/brand-link.tsx";
import { SiteLink } from "../../../site/site-link.tsx";
import { ChartPicture } from "../../../ui/chart-picture.tsx";
import { ToastRegion } from "../../../ui/toast.tsx";

type GateProps = { title: string; lead: string; children: ReactNode };

export function Gate({ title, lead, children }: GateProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <title>{`${title} - Admin`}</title>
      <div className="flex flex-col px-gutter py-6">
        <main className="m-auto w-full max-w-[360px] py-8">
          <BrandLink className="mb-8 text-ink hover:text-ink" />
          <h1 className="text-h1-s">{title}</h1>
          <p className="lead mt-3 mb-8">{lead}</p>
          {children}
        </main>
        <footer className="mx-auto flex w-full max-w-[360px] flex-wrap gap-x-6 text-sm">
          <SiteLink to="/" className="inline-flex min-h-11 items-center text-ink-soft">
            Back to the site
          </SiteLink>
          <SiteLink to="/impressum" className="inline-flex min-h-11 items-center text-ink-soft">
            Impressum
          </SiteLink>
        </footer>
      </div>
      <div className="relative max-lg:hidden">
        <ChartPicture
          name="login"
          width={900}
          height={900}
          priority
          className="absolute inset-0 size-full object-cover mask-l-from-80%"
        />
      </div>
      <ToastRegion />
    </div>
  );
}
