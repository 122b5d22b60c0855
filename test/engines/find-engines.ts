import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Debian's packages of both, and the screen without a monitor that WebKit needs. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

export interface Engines {
  readonly firefox: string;
  readonly webKitDriver: string;
  /** The small browser that comes with WebKitGTK. */
  readonly miniBrowser: string;
  readonly xvfb: string;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram);
}

function installed(): Engines | undefined {
  const firefox = onPath('firefox-esr', 'firefox');
  const webKitDriver = onPath('WebKitWebDriver');
  const [miniBrowser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser');
  const xvfb = onPath('Xvfb');
  return firefox && webKitDriver && miniBrowser && xvfb
    ? { firefox, webKitDriver, miniBrowser, xvfb }
    : undefined;
}

function installOnDebian(): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  process.stderr.write(`Installing Firefox and WebKit (apt-get install ${packages.join(' ')})\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...words: string[]) => spawnSync('apt-get', words, { env, stdio: 'ignore' }).status === 0;
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  if (!aptGet(...install) && aptGet('update')) aptGet(...install);
}

/** Paths of Firefox and of what drives WebKitGTK. Installs them on Debian as root; otherwise throws with instructions. */
export function findEngines(): Engines {
  const found = installed();
  if (found !== undefined) return found;
  installOnDebian();
  const fresh = installed();
  if (fresh !== undefined) return fresh;
  throw new Error(
    `Firefox, WebKitWebDriver and Xvfb are needed. On Debian: apt-get install ${packages.join(' ')}`,
  );
}
