import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { defaultStorage, sessionStorage as tabStorage } from 'aws-amplify/utils';

/** Thirty days on this device, or until the tab is closed. */
export type SessionKept = 'on-device' | 'in-tab';

const tabOnly = 'bdla:tab-only';

export function sessionKept(): SessionKept {
  try {
    return sessionStorage.getItem(tabOnly) === null ? 'on-device' : 'in-tab';
  } catch {
    return 'on-device'; // storage is off: the library keeps tokens in memory
  }
}

/** Makes Amplify keep its tokens where this tab's session is kept. */
export function openSessionStorage(): void {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sessionKept() === 'in-tab' ? tabStorage : defaultStorage);
}

export async function keepSession(kept: SessionKept): Promise<void> {
  await (kept === 'in-tab' ? tabStorage.setItem(tabOnly, 'yes') : tabStorage.removeItem(tabOnly));
  openSessionStorage();
}
