import { beforeEach, expect, test, vi } from 'vitest';
import { hasWaitingToast, leaveToast, takeWaitingToasts } from '#web/toasts/waiting-toast.ts';

const toast = { title: 'Authentication Required', text: 'Please log in to access the admin panel' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('a toast waits for the next page, and shows there once', () => {
  leaveToast(toast);
  expect(hasWaitingToast()).toBe(true);
  expect(takeWaitingToasts()).toEqual([toast]);
  expect(hasWaitingToast()).toBe(false);
  expect(takeWaitingToasts()).toEqual([]);
});

test('several toasts keep their order', () => {
  const second = { title: 'Access Denied', text: 'You do not have admin privileges to access this panel' };
  leaveToast(toast);
  leaveToast(second);
  expect(takeWaitingToasts()).toEqual([toast, second]);
});

test('a browser without storage shows none and goes on', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  leaveToast(toast);
  expect(hasWaitingToast()).toBe(false);
  expect(takeWaitingToasts()).toEqual([]);
});
