import { fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { business } from '#domain/business.ts';
import { configured } from './session.ts';
import type { AppSetUp } from './sign-in-steps.ts';

/** Whether the sign-in of whoever is signed in asks for a code. */
export async function hasSecondFactor(): Promise<boolean> {
  await configured();
  return (await fetchMFAPreference()).preferred === 'TOTP';
}

/** A new secret for an authenticator app. It counts once a code of it has been confirmed. */
export async function startSetUp(email: string): Promise<AppSetUp> {
  await configured();
  const { sharedSecret, getSetupUri } = await setUpTOTP();
  return { uri: getSetupUri(business.name, email).href, secret: sharedSecret };
}

/** From now on a sign-in asks for a code, given that this one is right. */
export async function turnOn(code: string): Promise<void> {
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: 'PREFERRED' });
}

/** A sign-in asks for the password alone again, given that the code is right. */
export async function turnOff(code: string): Promise<void> {
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: 'DISABLED' });
}
