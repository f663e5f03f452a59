import { HttpError } from "../../lib/error-message.ts";
import { storePasskeyHint, storeSignedInHint } from "./browser-flag.ts";
import { ask, type NewProof } from "./identity-client.ts";

export type Passkey = { id: string; name: string | null; createdAt: string; backedUp: boolean };

const notUsed = "No passkey was used. Try again, or sign in with your password.";
const notMade = "No passkey was created. Try again when your device asks for your finger, face or code.";

/** A device step that may be declined; the device's own error is for developers only. */
async function ofDevice(step: Promise<Credential | null>, declined: string): Promise<unknown> {
  const credential = await step.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "InvalidStateError")
      throw new HttpError(409, "This device already has a passkey for your account.");
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new HttpError(400, declined);
  });
  if (!(credential instanceof PublicKeyCredential)) throw new HttpError(400, declined);
  return credential.toJSON();
}

export const listPasskeys = () => ask<Passkey[]>("/passkey/list-user-passkeys");

export async function addPasskey(name: string, proof: NewProof): Promise<void> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>("/passkey/generate-register-options", proof);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = await ofDevice(navigator.credentials.create({ publicKey }), notMade);
  await ask("/passkey/verify-registration", { name, response });
  storePasskeyHint(true);
}

export const renamePasskey = (id: string, name: string) => ask("/passkey/update-passkey", { id, name });

export const removePasskey = (id: string, proof: NewProof) => ask("/passkey/delete-passkey", { ...proof, id });

/** "conditional" offers the passkey in the email field's autofill list. */
export async function signInWithPasskey(mediation: "optional" | "conditional", signal: AbortSignal): Promise<void> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>("/passkey/generate-authenticate-options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({ ...options, userVerification: "required" });
  const response = await ofDevice(navigator.credentials.get({ publicKey, mediation, signal }), notUsed);
  await ask("/passkey/verify-authentication", { response });
  storePasskeyHint(true);
  storeSignedInHint(true);
}
