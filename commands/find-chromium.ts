import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Keeps a browser from talking to anyone but the site under test. */
export const quietFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without windows comes first: tests take a third less of the processor with it. */
const headlessShell = 'chromium-headless-shell';

const commandNames = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const programFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** Where Chrome and Chromium lie when they are not on the PATH. */
const usualPlaces = (): readonly string[] => [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...programFolders.flatMap((name) => {
    const folder = process.env[name];
    return folder === undefined ? [] : path.join(folder, 'Google/Chrome/Application/chrome.exe');
  }),
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => commandNames.map((name) => path.join(folder, name)));
  return [...onPath, ...usualPlaces()].find(isProgram);
}

/** Debian's own package. Elsewhere, or without root, installing is the person's business. */
function installOnDebian(): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  process.stderr.write(`Installing Chromium (apt-get install ${headlessShell})\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...words: string[]) => spawnSync('apt-get', words, { env, stdio: 'ignore' }).status === 0;
  const install = ['install', '--yes', '--no-install-recommends', headlessShell];
  if (!aptGet(...install) && aptGet('update')) aptGet(...install);
}

/**
 * Path of an installed Chrome or Chromium. Where there is none it is installed if this is Debian and the
 * caller is root; else this throws a sentence that says what to install.
 */
export function findChromium(): string {
  const found = installed();
  if (found !== undefined) return found;
  installOnDebian();
  const fresh = installed();
  if (fresh !== undefined) return fresh;
  throw new Error('Chrome or Chromium is needed and was not found; please install one of them.');
}
