import { createFileRoute } from "@tanstack/react-router";
import { homeClientLogos } from "../../facts/client-logos.ts";
import { samples } from "../../facts/samples.ts";
import { siteFacts } from "../../facts/site-facts.ts";
import { pageHead } from "../../seo/page-head.ts";
import { businessData, webSiteData } from "../../seo/structured-data.ts";
import { LogoMarquee } from "../../site/logo-marquee.tsx";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { clientsCopy } from "./home-copy.ts";
import { homeMeta } from "./home-meta.ts";

export const Route = createFileRoute("/_site/")({
  head: () =>
    pageHead({
      ...homeMeta,
      path: "/",
      linkedinTitle: siteFacts.tagline,
      structuredData: import.meta.env.SSR && ((origin) => [webSiteData(origin), businessData(origin)]),
    }),
  component: HomePage,
});

const UpperHome = deferredPart("never", () => import("./upper-home.tsx").then((loaded) => loaded.UpperHome));
const LowerHome = deferredPart("visible", () => import("./lower-home.tsx").then((loaded) => loaded.LowerHome));

function HomePage() {
  return (
    <>
      <UpperHome />
      {homeClientLogos().length > 0 ? (
        <LogoMarquee logos={homeClientLogos()} mark={samples.clients ? clientsCopy.sampleMark : clientsCopy.mark} />
      ) : null}
      <LowerHome />
    </>
  );
}
