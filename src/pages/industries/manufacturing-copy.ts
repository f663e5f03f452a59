import type { NavLink } from "../../facts/navigation.ts";
import { type Entry, pageCopy } from "../../facts/page-texts.ts";
import type { IndustryReason } from "./industry-icons.ts";

type Benefit = Entry<{ title: string; text: string }, IndustryReason>;

export const manufacturingCopy = pageCopy("/services/manufacturing", "manufacturing", {
  name: "{manufacturingName}",
  hero: {
    title: "The shop floor is next.",
    lead: "Full content for manufacturing is coming. Until then, these are the three benefits we set out to prove.",
    action: { to: "/", label: "Return to Home" } satisfies NavLink,
    image: { file: "", alt: "" },
    secondAction: { to: "/contact", label: "Tell us about your plant" } satisfies NavLink,
  },
  benefits: {
    mark: "Benefits",
    title: "What an agent does for a plant",
    items: [
      {
        key: "preserveTechnical",
        title: "Preserve technical knowledge",
        text: "Settings, tricks and reasons that only the setter knows are recorded before the setter retires.",
      },
      {
        key: "fasterTraining",
        title: "Faster training and knowledge transfer",
        text: "New operators learn from the procedures of their own line, in their own language, at the machine.",
      },
      {
        key: "betterEfficiency",
        title: "Better efficiency and lower cost",
        text: "Fewer stoppages while someone looks for a manual, and fewer parts made twice.",
      },
    ] satisfies readonly Benefit[],
  },
});
