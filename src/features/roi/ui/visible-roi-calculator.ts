import { deferredPart } from "../../../ui/deferred-part.tsx";

export const VisibleRoiCalculator = deferredPart("visible", () =>
  import("./roi-calculator.tsx").then(({ RoiCalculator }) => RoiCalculator),
);
