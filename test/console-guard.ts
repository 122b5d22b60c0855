import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected console.error or console.warn fails the test. A test that expects one mocks it itself. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockName('console.error');
  vi.spyOn(console, 'warn').mockName('console.warn');
});

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    const spy = vi.mocked(console[method]);
    if (vi.isMockFunction(spy)) expect(spy.mock.calls, `unexpected console.${method}`).toEqual([]);
  }
  vi.restoreAllMocks();
});
