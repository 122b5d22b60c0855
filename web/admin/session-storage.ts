import type { KeyValueStorageInterface } from 'aws-amplify/utils';

/** In the tab's own storage while its session is not to outlive it. */
const tabOnly = 'bdla:tab-only';

const placeOf = (): Storage => (sessionStorage.getItem(tabOnly) === null ? localStorage : sessionStorage);

/** Whether the next sign-in is kept for thirty days, or ends with the tab. */
export function keepSession(kept: 'on-device' | 'in-tab'): void {
  if (kept === 'in-tab') sessionStorage.setItem(tabOnly, '1');
  else sessionStorage.removeItem(tabOnly);
}

/** Where the sign-in library keeps its tokens. */
export const sessionStore: KeyValueStorageInterface = {
  setItem: async (key, value) => placeOf().setItem(key, value),
  getItem: async (key) => placeOf().getItem(key),
  removeItem: async (key) => placeOf().removeItem(key),
  clear: async () => placeOf().clear(),
};
