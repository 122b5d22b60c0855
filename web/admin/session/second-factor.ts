import { fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { business } from '#domain/business.ts';
import { configured } from './session-library.ts';
import type { AppSetUp } from './sign-in-steps.ts';

export async function hasSecondFactor(): Promise<boolean> {
  await configured();
  return (await fetchMFAPreference()).preferred === 'TOTP';
}

/** The secret is inactive until a code from it has been confirmed. */
export async function startSetUp(email: string): Promise<AppSetUp> {
  await configured();
  const { sharedSecret, getSetupUri } = await setUpTOTP();
  return { uri: getSetupUri(business.name, email).href, secret: sharedSecret };
}

export async function turnOn(code: string): Promise<void> {
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: 'PREFERRED' });
}

export async function turnOff(code: string): Promise<void> {
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: 'DISABLED' });
}
