import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Keeps the browser from talking to anything but the site under test. */
export const quietFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Preferred: it takes a third less CPU in tests. */
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

/** Install locations outside the PATH. */
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

function installed(names: readonly string[] = commandNames): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...usualPlaces()].find(isProgram);
}

/** On other systems, or without root, the user has to install it. */
function installOnDebian(): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  process.stderr.write(`Installing Chromium (apt-get install ${headlessShell})\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...words: string[]) => spawnSync('apt-get', words, { env, stdio: 'ignore' }).status === 0;
  const install = ['install', '--yes', '--no-install-recommends', headlessShell];
  if (!aptGet(...install) && aptGet('update')) aptGet(...install);
}

/** CHROME_PATH, else the first found. Installs one on Debian as root; otherwise throws with instructions. */
export function findChromium(): string {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!isProgram(chosen)) throw new Error(`CHROME_PATH names no program: ${chosen}`);
    return chosen;
  }
  const found = installed();
  if (found !== undefined) return found;
  installOnDebian();
  const fresh = installed();
  if (fresh !== undefined) return fresh;
  throw new Error('Chrome or Chromium is needed and was not found; please install one of them.');
}

/** As `findChromium`, but a whole browser, as a visitor has it, goes before the headless shell. */
export function findWholeChromium(): string {
  const whole = commandNames.filter((name) => name !== headlessShell);
  return (process.env.CHROME_PATH ? undefined : installed(whole)) ?? findChromium();
}
