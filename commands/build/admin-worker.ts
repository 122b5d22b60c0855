import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adminRoutes } from '#domain/site/routes.ts';
import { configFile, hashedFolder } from '#edge/file-headers.ts';
import { adminShell } from '#edge/site-pages.ts';
import { inlineScript } from './inline-script.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Named by the admin's shell and styles, beside what the build makes. */
const plainFiles = [
  '/admin.webmanifest',
  '/fonts/archivo.woff2',
  '/icons/apple-touch-icon.png',
  '/icons/favicon.svg',
  '/icons/icon-192.png',
];

/** The admin's worker, told what belongs to its version. `built` are the files of the admin's build in `site`. */
export async function adminWorker(site: string, built: readonly string[]): Promise<string> {
  const assets = built.map((file) => `/${file}`).filter((file) => file.startsWith(hashedFolder));
  const files = [...new Set([...assets, ...plainFiles])].sort();
  const shell = { path: '/adminka', hash: sha256(await readFile(join(site, adminShell), 'utf8')) };
  const plain = await Promise.all(plainFiles.map((file) => readFile(join(site, file), 'base64')));
  const version = sha256([shell.hash, ...files, ...plain].join(' ')).slice(0, 16);
  const told: typeof __ADMIN_FILES__ = {
    version,
    files,
    shell,
    hashedFolder,
    settings: configFile,
    pages: adminRoutes,
  };
  return inlineScript('web/entries/admin-worker.ts', { __ADMIN_FILES__: JSON.stringify(told) });
}
