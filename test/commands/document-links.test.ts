import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];

/** The names by which GitHub's headings are linked to. */
const headingsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

function isDead(page: string, link: string): boolean {
  const [file = '', heading] = link.split('#');
  const target = file === '' ? page : path.join(path.dirname(page), file);
  if (!existsSync(target)) return true;
  return heading !== undefined && !headingsOf(target).includes(heading);
}

test.each(pages)('%s links to pages and headings that exist', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^()\s]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !/^https?:/.test(link) && isDead(page, link))).toEqual([]);
});

test.each(pages)('%s names files that exist', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(/`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs|md|json))`/g)];
  expect(named.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([]);
});
