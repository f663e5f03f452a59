import { Agents } from "./agents.tsx";
import { Challenges } from "./challenges.tsx";
import { Hero } from "./hero.tsx";
import { IndustryCards } from "./industry-cards.tsx";

/** The home page down to the clients' logos. */
export function UpperHome() {
  return (
    <>
      <Hero />
      <Challenges />
      <Agents />
      <IndustryCards />
    </>
  );
}
