import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteBuild } from '#lib/site-build.ts';
import { inlineScriptHash, siteFolder } from './synthesise.ts';

test('reads posts, files and script hashes of a built site', () => {
  const folder = siteFolder();
  expect(readSiteBuild(folder)).toEqual({
    folder,
    posts: ['first'],
    files: ['/assets/', '/flags/', '/icons/', '/robots.txt'],
    paths: [
      '404.html',
      'admin.html',
      'app.html',
      'assets/main-1f.js',
      'assets/pictures/1f/bow.webp',
      'blog/first/index.html',
      'flags/bow.png',
      'icons/icon.png',
      'index.html',
      'robots.txt',
    ],
    scriptHashes: [inlineScriptHash],
  });
});

test.each(['index.html', 'app.html', 'admin.html', '404.html', 'csp.json'])(
  'a site without %s is not deployed',
  (name) => {
    const folder = siteFolder();
    rmSync(join(folder, name));
    expect(() => readSiteBuild(folder)).toThrow(`no ${name}`);
  },
);

test('a hash that is none is refused, for it would go into a header', () => {
  const folder = siteFolder();
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ scriptHashes: ["x' 'unsafe-inline"] }));
  expect(() => readSiteBuild(folder)).toThrow('scriptHashes');
});
