import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium, findWholeChromium } from '#local/find-chromium.ts';

let folder: string;

/** A program of this name, in a folder of the PATH of its own. */
async function installed(name: string): Promise<string> {
  const file = path.join(folder, name, name);
  await mkdir(path.dirname(file));
  await writeFile(file, '#!/bin/sh\n');
  await chmod(file, 0o755);
  vi.stubEnv('PATH', [path.dirname(file), process.env.PATH].filter(Boolean).join(path.delimiter));
  return file;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chromium-'));
  vi.stubEnv('PATH', '');
  vi.stubEnv('CHROME_PATH', undefined);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test.each(['chromium', 'google-chrome', 'chromium-headless-shell'])('%s alone is found', async (name) => {
  const file = await installed(name);
  expect(findChromium()).toBe(file);
});

test('the headless shell goes first, wherever it lies, but for whoever wants a whole browser', async () => {
  const shell = await installed('chromium-headless-shell');
  expect(findWholeChromium()).toBe(shell);
  const chromium = await installed('chromium');
  expect(findChromium()).toBe(shell);
  expect(findWholeChromium()).toBe(chromium);
});

test('CHROME_PATH names another one', async () => {
  const chromium = await installed('chromium');
  await installed('chromium-headless-shell');
  vi.stubEnv('CHROME_PATH', chromium);
  expect(findChromium()).toBe(chromium);
});

test('a CHROME_PATH without a program is told, not passed over', async () => {
  await installed('chromium');
  const missing = path.join(folder, 'chrome');
  vi.stubEnv('CHROME_PATH', missing);
  expect(findChromium).toThrow(`CHROME_PATH names no program: ${missing}`);
  expect(findWholeChromium).toThrow(`CHROME_PATH names no program: ${missing}`);
});
