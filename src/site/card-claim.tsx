import { cardClaims, claimsOf } from "../facts/claims.ts";
import type { IndustryKey } from "../facts/industries.ts";
import { useSite } from "../facts/use-site.ts";
import { CardFact } from "../ui/card.tsx";

/** An industry's gain, unless the owner has removed the figure. */
export function CardClaim({ industry }: { industry: IndustryKey }) {
  const { figure, label } = claimsOf(useSite())[cardClaims[industry]];
  if (!figure) return null;
  return (
    <CardFact>
      <b>{figure}</b> {label}
    </CardFact>
  );
}
