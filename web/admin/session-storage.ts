import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { defaultStorage, sessionStorage as tabStorage } from 'aws-amplify/utils';

/** How long a session is kept: thirty days on this device, or as long as the tab is open. */
export type SessionKept = 'on-device' | 'in-tab';

const tabOnly = 'bdla:tab-only';

export function sessionKept(): SessionKept {
  try {
    return sessionStorage.getItem(tabOnly) === null ? 'on-device' : 'in-tab';
  } catch {
    return 'on-device'; // storage is off: the library keeps tokens in memory
  }
}

/** Has the sign-in library keep its tokens where the session of this tab is kept. */
export function openSessionStorage(): void {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sessionKept() === 'in-tab' ? tabStorage : defaultStorage);
}

/** Decides for the next sign-in. */
export async function keepSession(kept: SessionKept): Promise<void> {
  await (kept === 'in-tab' ? tabStorage.setItem(tabOnly, 'yes') : tabStorage.removeItem(tabOnly));
  openSessionStorage();
}
