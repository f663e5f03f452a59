import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";
import { siteFacts } from "../../src/facts/site-facts.ts";

/** The device has to ask for finger, face or code: only then a passkey is two factors in one. */
function requireUserVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError("UNAUTHORIZED", { message: "User verification required" });
}

/** The library's passkeys on our table (db/migrations/0046_passkeys.sql), for the host of the site's URL. */
export const passkeyPlugin = () =>
  passkey({
    rpName: siteFacts.name,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      afterVerification: async ({ verification }) => {
        requireUserVerified(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        requireUserVerified(verification.authenticationInfo.userVerified);
      },
    },
    schema: {
      passkey: {
        modelName: "auth_passkeys",
        fields: {
          userId: "user_id",
          publicKey: "public_key",
          credentialID: "credential_id",
          deviceType: "device_type",
          backedUp: "backed_up",
          createdAt: "created_at",
        },
      },
    },
  });
