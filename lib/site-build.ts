import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyFile } from '#edge/policy-file.ts';
import { contentsOfSite, type RouteTableOptions } from '#edge/route-table.ts';

export interface SiteBuild extends Pick<RouteTableOptions, 'posts' | 'files'> {
  readonly folder: string;
  /** `sha256-...` of each inline script, for the Content-Security-Policy. */
  readonly scriptHashes: readonly string[];
  /** All files to deploy, relative to the folder: `blog/index.html`. */
  readonly paths: readonly string[];
}

const needed = ['index.html', 'app.html', 'admin.html', '404.html', policyFile];

const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^sha256-[A-Za-z0-9+/]{43}=$/.test(value);

function readHashes(path: string): readonly string[] {
  const { scriptHashes }: { scriptHashes?: unknown } = JSON.parse(readFileSync(path, 'utf8'));
  if (Array.isArray(scriptHashes) && scriptHashes.every(isHash)) return scriptHashes;
  throw new Error(`${path} must be {"scriptHashes": ["sha256-..."]}.`);
}

/** Reads the output of `npm run build`. Throws for an incomplete site, so none is ever deployed. */
export function readSiteBuild(folder: string): SiteBuild {
  const missing = needed.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) {
    throw new Error(`No built site in ${folder} (no ${missing.join(', ')}). Run: npm run build`);
  }
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== policyFile)
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  return {
    folder,
    ...contentsOfSite(paths),
    paths: paths.sort(),
    scriptHashes: readHashes(join(folder, policyFile)),
  };
}
