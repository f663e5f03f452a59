import { cardClaims, claimsOf } from "../facts/claims.ts";
import { useSite } from "../facts/use-site.ts";
import { CardFact } from "../ui/card.tsx";

/** What an industry gains, unless the owner has removed the figure. */
export function CardClaim({ accent }: { accent: keyof typeof cardClaims }) {
  const { figure, label } = claimsOf(useSite())[cardClaims[accent]];
  if (!figure) return null;
  return (
    <CardFact>
      <b>{figure}</b> {label}
    </CardFact>
  );
}
