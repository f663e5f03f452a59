import { deferredPart } from "../../../ui/deferred-part.tsx";

/** The calculator on a page that has much above it. */
export const VisibleRoiCalculator = deferredPart("visible", () =>
  import("./roi-calculator.tsx").then(({ RoiCalculator }) => RoiCalculator),
);
