import { afterEach, expect, test, vi } from 'vitest';
import { accessToken } from '#web/admin/session/session.ts';
import { NetworkError } from '#web/api/call-operation.ts';

const library = vi.hoisted(() => ({ fetchSession: vi.fn(async () => undefined) }));
vi.mock('#web/admin/session/session-library.ts', () => library);
afterEach(() => vi.unstubAllGlobals());

const pool = 'CognitoIdentityServiceProvider.client';
function deviceHas(stored: Readonly<Record<string, string>>, onLine: boolean): void {
  vi.stubGlobal('localStorage', { ...stored, getItem: (key: string) => stored[key] ?? null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', async () => Response.json({ userPoolClientId: 'client' }));
}

test('tokens that have ended are not renewed without a line: the day opens without the sign-in library', async () => {
  deviceHas({ [`${pool}.LastAuthUser`]: 'user' }, false);
  await expect(accessToken()).rejects.toThrow(NetworkError);
  expect(library.fetchSession).not.toHaveBeenCalled();
  deviceHas({ [`${pool}.LastAuthUser`]: 'user' }, true);
  await accessToken();
  expect(library.fetchSession).toHaveBeenCalledOnce();
});
