import { createIsomorphicFn } from "@tanstack/react-start";
import { latePart } from "../../../ui/late-part.tsx";
import { RoiCalculator } from "./roi-calculator.tsx";

// The compiler takes the whole import out of the browser's build; a mere condition would leave the part in the page's script.
const onServer = createIsomorphicFn().server(() => RoiCalculator);

const load = () => import("./roi-calculator.tsx").then((loaded) => loaded.RoiCalculator);

/** The calculator on a page that has much above it. */
export const LateRoiCalculator = latePart(load, onServer());

/** The calculator where it appears with a choice of the visitor's; fetched at once then, for the next choice changes it. */
export const ChosenRoiCalculator = latePart(load, onServer(), "100000px");
