import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { breadcrumbData, personData, subjectPageData } from "../../seo/structured-data.ts";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { heroCopy } from "./about-copy.ts";
import { AboutHero } from "./about-hero.tsx";
import { aboutMeta } from "./about-meta.ts";

const AboutBody = deferredPart("never", () => import("./about-body.tsx").then((part) => part.AboutBody));

export const Route = createFileRoute("/_site/about")({
  head: () => {
    const facts = { title: "About", description: aboutMeta.description, path: "/about" };
    return pageHead({
      ...facts,
      type: "profile",
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          subjectPageData(origin, { ...facts, name: facts.title, type: "AboutPage" }),
          personData(origin),
          breadcrumbData(origin, [{ name: "Home", path: "/" }, { name: heroCopy.crumb }]),
        ]),
    });
  },
  component: AboutPage,
});

/** The founder (spec 2): portrait, career, projects, expertise and clients. */
function AboutPage() {
  return (
    <>
      <AboutHero />
      <AboutBody />
    </>
  );
}
