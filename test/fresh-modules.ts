import process from 'node:process';
import { afterAll, vi } from 'vitest';

/**
 * For files that share a process: each loads the product's own modules anew, and only packages, which take most of
 * the time, are loaded once. What a file sets or stubs in the environment ends with it, as do the globals that it stubs.
 */
vi.resetModules();

const before = { ...process.env };
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
