import { HttpError } from "../../lib/error-message.ts";
import { storePasskeyHint, storeSignedInHint } from "./browser-flag.ts";
import { type NewProof, requestAuth } from "./identity-client.ts";

export type Passkey = { id: string; name: string | null; createdAt: string; backedUp: boolean };

const notUsedMessage = "No passkey was used. Try again, or sign in with your password.";
const notCreatedMessage = "No passkey was created. Try again when your device asks for your finger, face or code.";

/** Waits for the device; its own error messages are for developers only. */
async function readCredential(pending: Promise<Credential | null>, declinedMessage: string): Promise<unknown> {
  const credential = await pending.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "InvalidStateError")
      throw new HttpError(409, "This device already has a passkey for your account.");
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new HttpError(400, declinedMessage);
  });
  if (!(credential instanceof PublicKeyCredential)) throw new HttpError(400, declinedMessage);
  return credential.toJSON();
}

export const listPasskeys = () => requestAuth<Passkey[]>("/passkey/list-user-passkeys");

export async function addPasskey(name: string, proof: NewProof): Promise<void> {
  const options = await requestAuth<PublicKeyCredentialCreationOptionsJSON>(
    "/passkey/generate-register-options",
    proof,
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = await readCredential(navigator.credentials.create({ publicKey }), notCreatedMessage);
  await requestAuth("/passkey/verify-registration", { name, response });
  storePasskeyHint(true);
}

export const renamePasskey = (id: string, name: string) => requestAuth("/passkey/update-passkey", { id, name });

export const removePasskey = (id: string, proof: NewProof) => requestAuth("/passkey/delete-passkey", { ...proof, id });

/** "conditional" offers the passkey in the email field's autofill list. */
export async function signInWithPasskey(mediation: "optional" | "conditional", signal: AbortSignal): Promise<void> {
  const options = await requestAuth<PublicKeyCredentialRequestOptionsJSON>("/passkey/generate-authenticate-options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({ ...options, userVerification: "required" });
  const response = await readCredential(navigator.credentials.get({ publicKey, mediation, signal }), notUsedMessage);
  await requestAuth("/passkey/verify-authentication", { response });
  storePasskeyHint(true);
  storeSignedInHint(true);
}
