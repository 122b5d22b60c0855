// Plain JavaScript without dependencies: this runs before anything is installed, on any Node.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import process from 'node:process';

/** @param {string} file */
const modifiedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (modifiedAt('package-lock.json') > modifiedAt('node_modules/.package-lock.json')) {
  process.stdout.write('Installing what is missing (npm ci)\n');
  // `npm test` passes its npm_config_* values on; a nested npm must read the project's .npmrc instead. Needs a shell,
  // since npm is a script on Windows. Install scripts are disabled.
  const { status } = spawnSync('npm ci --no-progress --ignore-scripts', {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    process.stderr.write('npm ci failed: see above; the network or the registry may be out of reach.\n');
    process.exit(1);
  }
}

// A platform without the optional Node package uses its own Node, which must then be new enough.
const pinned = modifiedAt('node_modules/.bin/node') > 0 || modifiedAt('node_modules/.bin/node.cmd') > 0;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!pinned && (major < 24 || (major === 24 && minor < 2))) {
  process.stderr.write(`Node 24.2 or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}
