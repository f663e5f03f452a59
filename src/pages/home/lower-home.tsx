import { BookCover } from "../../site/book-cover.tsx";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Advantages } from "./advantages.tsx";
import { Concerns } from "./concerns.tsx";
import { ImplementationPath } from "./implementation-path.tsx";
import { bannerCopy } from "./lower-home-copy.ts";
import { RoiSection } from "./roi-section.tsx";

/** The lower half of the home page, from the advantages on. */
export function LowerHome() {
  return (
    <>
      <Advantages />
      <RoiSection />
      <Concerns />
      <ImplementationPath />
      <StrategyBanner {...bannerCopy} picture={<BookCover className="mx-auto" />} />
    </>
  );
}
