import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminFunction, adminSettingUp } from "../../server-context/admin-only.functions.ts";

/** QR code of an otpauth URL as SVG (spec 7). POST, because a GET would leave the secret in the URL. */
export const drawSecretCode = createServerFn({ method: "POST" })
  .middleware([adminSettingUp])
  .validator(z.object({ uri: z.string().startsWith("otpauth://totp/").max(500) }))
  .handler(async ({ data }) => {
    const { renderSVG } = await import("uqr");
    return { svg: renderSVG(data.uri, { border: 0, ecc: "M" }) };
  });

export const getTrustedDevices = adminFunction().handler(async ({ context }) => {
  const { listTrustedDevices } = await import("./trusted-devices.server.ts");
  return listTrustedDevices(context.db, context.admin.id);
});
