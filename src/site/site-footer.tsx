import { useHydrated } from "@tanstack/react-router";
import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { footerColumns } from "../facts/navigation.ts";
import { copyOf } from "../facts/page-texts.ts";
import { samplesOf } from "../facts/samples.ts";
import type { Site } from "../facts/site.ts";
import { siteCopy } from "../facts/site-copy.ts";
import { useCopy, useSite } from "../facts/use-site.ts";
import { BrandLink } from "./brand-link.tsx";
import { frameWords } from "./frame-copy.ts";
import { SiteLink } from "./site-link.tsx";

const linkClass =
  "inline-flex min-h-11 items-center md:min-h-9 py-1.5 leading-snug text-on-deep-soft no-underline hover:text-on-deep hover:underline";
const profileClass =
  "inline-flex min-h-11 items-center gap-1 text-on-deep no-underline hover:text-on-deep hover:underline";

// Placeholder until there is a profile URL; clicks do nothing (`useStaticLinks`).
const noTarget = { href: "#" };

/** Discloses sample content, as long as there is any. */
function sampleNote(site: Site): string {
  const { clientsAndTestimonials, clients, testimonials, figures } = copyOf(site, siteCopy).samples;
  const hasQuotes = samplesOf(site).product || samplesOf(site).newsletter || samplesOf(site).ebook;
  if (samplesOf(site).clients) return hasQuotes ? clientsAndTestimonials : clients;
  if (hasQuotes) return testimonials;
  return samplesOf(site).examples ? figures : "";
}

export function SiteFooter() {
  const site = useSite();
  const words = useCopy(frameWords);
  return (
    <footer className="on-deep bg-abyss pt-section-tight pb-8 text-sm print:hidden">
      <div className="wrap">
        <div className="grid gap-x-gap gap-y-12 xl:grid-cols-[3fr_9fr]">
          <div className="max-w-80 min-w-0">
            <BrandLink className="-mt-2.5 text-on-deep hover:text-on-deep" />
            <p className="mt-3 font-serif text-[1.3125rem] leading-[1.3] text-balance text-on-deep">
              {site.facts.tagline}
            </p>
            <p className="mt-4 text-on-deep-soft">
              {site.facts.role}
              <br />
              {site.facts.address.city}, {site.facts.address.country}
            </p>
          </div>
          <nav aria-label={words.footer} className="grid grid-cols-2 gap-x-gap gap-y-8 md:grid-cols-3 lg:grid-cols-5">
            {footerColumns(site).map(({ title, links }) => (
              <div key={title} className="group max-md:last:odd:col-span-2">
                <h2 className="mb-1.5 font-sans text-sm font-semibold tracking-normal text-on-deep">{title}</h2>
                <ul className="max-md:group-last:group-odd:columns-2">
                  {links.map(({ to, hash, label }) => (
                    <li key={label}>
                      <SiteLink to={to} hash={hash} className={linkClass} data-opens={hash}>
                        {label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-deep-line pt-4 text-xs text-on-deep-soft">
          <p className="max-w-[60em]">
            © <Year /> {site.facts.name}. {sampleNote(site)}
          </p>
          <ul aria-label={words.profiles} className="flex flex-wrap gap-x-6">
            {site.facts.socialProfiles.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="me noopener" className={profileClass}>
                  {name}
                  <ArrowUpRight className="size-4 text-on-deep-soft" />
                </a>
              </li>
            ))}
            {site.facts.plannedProfile ? (
              <li>
                <a {...noTarget} className={profileClass}>
                  {site.facts.plannedProfile} {words.soon}
                </a>
              </li>
            ) : null}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** Updates in the browser: the page may have been cached last year. */
function Year() {
  return <CurrentYear key={String(useHydrated())} />;
}

function CurrentYear() {
  const [year] = useState(() => new Date().getFullYear());
  return <span suppressHydrationWarning>{year}</span>;
}
