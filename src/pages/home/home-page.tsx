import "../../site/logo-marquee.css";
import "./hero.css";
import { createFileRoute } from "@tanstack/react-router";
import { homeClientLogos } from "../../facts/client-logos.ts";
import { copyOf } from "../../facts/page-texts.ts";
import { samplesOf } from "../../facts/samples.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { headOf } from "../../seo/page-head.ts";
import { businessData, webSiteData } from "../../seo/structured-data.ts";
import { LogoMarquee } from "../../site/logo-marquee.tsx";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { clientsCopy } from "./home-copy.ts";
import { homeMeta } from "./home-meta.ts";

export const Route = createFileRoute("/_site/")({
  head: headOf((site) => ({
    ...copyOf(site, homeMeta),
    path: "/",
    linkedinTitle: site.facts.tagline,
    structuredData: import.meta.env.SSR && ((origin) => [webSiteData(site, origin), businessData(site, origin)]),
  })),
  component: HomePage,
});

const UpperHome = deferredPart("never", () => import("./upper-home.tsx").then((loaded) => loaded.UpperHome));
const LowerHome = deferredPart("visible", () => import("./lower-home.tsx").then((loaded) => loaded.LowerHome));

function HomePage() {
  const site = useSite();
  const { mark, sampleMark } = useCopy(clientsCopy);
  return (
    <>
      <UpperHome />
      {homeClientLogos(site).length > 0 ? (
        <LogoMarquee logos={homeClientLogos(site)} mark={samplesOf(site).clients ? sampleMark : mark} />
      ) : null}
      <LowerHome />
    </>
  );
}
