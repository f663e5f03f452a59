import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminSettingUp } from "../../server-context/admin-only.functions.ts";

/**
 * The QR code of an otpauth URL as an SVG drawing, for the set-up of two-factor authentication (spec 7). A GET
 * would leave the secret in the URL.
 */
export const drawSecretCode = createServerFn({ method: "POST" })
  .middleware([adminSettingUp])
  .validator(z.object({ uri: z.string().startsWith("otpauth://totp/").max(500) }))
  .handler(async ({ data }) => {
    // Seldom wanted: loaded for who sets up two-factor authentication only.
    const { renderSVG } = await import("uqr");
    return { svg: renderSVG(data.uri, { border: 0, ecc: "M" }) };
  });
