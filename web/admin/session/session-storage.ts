import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { defaultStorage, sessionStorage as tabStorage } from 'aws-amplify/utils';
import { type SessionKept, sessionKept, tabOnly } from './session-kept.ts';

/** Makes Amplify keep its tokens where this tab's session is kept. */
export function openSessionStorage(): void {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sessionKept() === 'in-tab' ? tabStorage : defaultStorage);
}

export async function keepSession(kept: SessionKept): Promise<void> {
  await (kept === 'in-tab' ? tabStorage.setItem(tabOnly, 'yes') : tabStorage.removeItem(tabOnly));
  openSessionStorage();
}
