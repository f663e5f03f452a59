import { createIsomorphicFn } from "@tanstack/react-start";
import { hydrateOnVisible } from "../../ui/hydrate-on-visible.tsx";
import { ScenarioCalculator } from "./scenario-calculator.tsx";

// The compiler removes the whole import from the browser's build; a mere condition would leave the part in the page's script.
const onServer = createIsomorphicFn().server(() => ScenarioCalculator)();

/** The calculator, whose script waits until a visitor turns to it, or at once where the URL names a scenario to copy or print. */
export const LaterScenarioCalculator = hydrateOnVisible(
  () => import("./scenario-calculator.tsx").then((loaded) => ({ default: loaded.ScenarioCalculator })),
  { onServer, onUse: () => window.location.search !== "" },
);
