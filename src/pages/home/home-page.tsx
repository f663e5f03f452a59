import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { businessData, webSiteData } from "../../seo/structured-data.ts";
import { BookCover } from "../../site/book-cover.tsx";
import { homeClientLogos } from "../../site/client-logos.ts";
import { LogoMarquee } from "../../site/logo-marquee.tsx";
import { siteFacts } from "../../site/site-facts.ts";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Advantages } from "./advantages.tsx";
import { Agents } from "./agents.tsx";
import { Challenges } from "./challenges.tsx";
import { Concerns } from "./concerns.tsx";
import { Hero } from "./hero.tsx";
import { bannerCopy, clientsCopy } from "./home-copy.ts";
import { homeMeta } from "./home-meta.ts";
import { ImplementationPath } from "./implementation-path.tsx";
import { IndustryCards } from "./industry-cards.tsx";
import { RoiSection } from "./roi-section.tsx";

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
      <LogoMarquee logos={homeClientLogos} mark={clientsCopy.mark} />
      <Advantages />
      <RoiSection />
      <Concerns />
      <ImplementationPath />
      <StrategyBanner {...bannerCopy} picture={<BookCover className="mx-auto" />} />
    </>
  );
}
