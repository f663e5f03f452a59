import { createFileRoute } from "@tanstack/react-router";
import { homeClientLogos } from "../../facts/client-logos.ts";
import { siteFacts } from "../../facts/site-facts.ts";
import { pageHead } from "../../seo/page-head.ts";
import { businessData, webSiteData } from "../../seo/structured-data.ts";
import { LogoMarquee } from "../../site/logo-marquee.tsx";
import { Agents } from "./agents.tsx";
import { Challenges } from "./challenges.tsx";
import { Hero } from "./hero.tsx";
import { clientsCopy } from "./home-copy.ts";
import { homeMeta } from "./home-meta.ts";
import { IndustryCards } from "./industry-cards.tsx";
import { VisibleLowerHome } from "./visible-lower-home.ts";

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

function HomePage() {
  return (
    <>
      <Hero />
      <Challenges />
      <Agents />
      <IndustryCards />
      {homeClientLogos().length > 0 ? <LogoMarquee logos={homeClientLogos()} mark={clientsCopy.mark} /> : null}
      <VisibleLowerHome />
    </>
  );
}
