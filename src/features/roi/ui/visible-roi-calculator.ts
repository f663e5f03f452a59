import { createIsomorphicFn } from "@tanstack/react-start";
import { hydrateOnVisible } from "../../../ui/hydrate-on-visible.tsx";
import { RoiCalculator } from "./roi-calculator.tsx";

// The compiler removes the whole import from the browser's build; a mere condition would leave the part in the page's script.
const onServer = createIsomorphicFn().server(() => RoiCalculator)();

const load = () => import("./roi-calculator.tsx").then((loaded) => ({ default: loaded.RoiCalculator }));

/** The calculator on a page that has much above it. */
export const VisibleRoiCalculator = hydrateOnVisible(load, { onServer });

/** The calculator where it appears with a choice of the visitor's; loaded at once then, for the next choice changes it. */
export const ChosenRoiCalculator = hydrateOnVisible(load, { onServer, reach: "100000px" });
