import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberWantedPage, takeWantedPage, wayInFrom } from '#web/admin/session/wanted-page.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', new URL('https://boatdetailingla.example/admin'));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const at = (address: string) => {
  const [pathname = '', query] = address.split('?');
  return { pathname, search: query === undefined ? '' : `?${query}` };
};

test.each([
  '/admin?lead=01ABC',
  '/adminka',
  '/adminka/account',
  '/admin/calendar?day=2026-12-01',
  '/admin/customers/01ABC',
])('without a session %s leads to the sign-in, and the sign-in back to it, once', (address) => {
  expect(wayInFrom(at(address))).toBe('/adminka/login');
  rememberWantedPage(at(address));
  expect(takeWantedPage()).toBe(address);
  expect(takeWantedPage()).toBe('/adminka');
});

test.each(['/admin', '/admin?status=NEW'])(
  'without a session %s, which names no lead, leads home',
  (address) => {
    expect(wayInFrom(at(address))).toBe('/');
  },
);

test.each([
  '//evil.example/admin',
  'https://evil.example/admin',
  '/\\evil.example/admin',
  'javascript:alert(1)//admin',
  '/adminka/login',
  '/booking',
  '/admin/../booking',
  'http://[',
])('a sign-in never leads to %s', (address) => {
  rememberWantedPage(at(address));
  expect(takeWantedPage()).toBe('/adminka');
});
