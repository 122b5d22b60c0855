// Plain JavaScript without dependencies: this runs before anything is installed, on any Node.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** @param {string} file */
const modifiedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNewEnough = major > 24 || (major === 24 && minor >= 2);

/**
 * Runs `npm ci` in a folder, by this Node or by the one that is named. Install scripts are disabled.
 *
 * @param {string} folder
 * @param {string} [node]
 */
function install(folder, node) {
  const { npm_execpath: npm = '', PATH = '' } = process.env;
  const command = 'npm ci --no-progress --ignore-scripts';
  // On Windows npm's script would take the Node that lies beside it.
  const isKnown = node !== undefined && path.basename(npm) === 'npm-cli.js';
  // `npm test` passes its npm_config_* values on; a nested npm must read the project's .npmrc instead. Needs a shell,
  // since npm is a script on Windows.
  const { status } = spawnSync(isKnown ? command.replace('npm', `"${node}" "${npm}"`) : command, {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(node !== undefined && {
      env: { ...process.env, PATH: path.dirname(node) + path.delimiter + PATH },
    }),
  });
  if (status === 0) return;
  process.stderr.write('npm ci failed: see above; the network or the registry may be out of reach.\n');
  process.exit(1);
}

/**
 * Puts the project's own Node into a folder, as the lockfile has it. Undefined where there is none for this platform.
 *
 * @param {string} folder
 */
function installNode(folder) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const place = Object.keys(packages).find((at) => {
    const { os, cpu, bin } = packages[at];
    return bin?.node !== undefined && os?.includes(process.platform) && cpu?.includes(process.arch);
  });
  if (place === undefined) return undefined;
  const { version, bin } = packages[place];
  const root = { dependencies: { [path.posix.basename(place)]: version } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(root));
  const lock = { lockfileVersion: 3, packages: { '': root, [place]: packages[place] } };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  copyFileSync('.npmrc', path.join(folder, '.npmrc'));
  process.stdout.write(`Installing Node ${version} for this project\n`);
  install(folder);
  return path.resolve(folder, place, bin.node);
}

if (modifiedAt('package-lock.json') > modifiedAt('node_modules/.package-lock.json')) {
  // An older Node would make npm warn of every package that asks for a newer one.
  const scratch = '.build/node';
  const node = isNewEnough ? undefined : installNode(scratch);
  process.stdout.write('Installing what is missing (npm ci)\n');
  install('.', node);
  rmSync(scratch, { recursive: true, force: true });
}

// A platform without the optional Node package uses its own Node, which must then be new enough.
const isPinned = modifiedAt('node_modules/.bin/node') > 0 || modifiedAt('node_modules/.bin/node.cmd') > 0;
if (!isPinned && !isNewEnough) {
  process.stderr.write(`Node 24.2 or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}
