import { redirectOf } from '../site/routes.ts';

export const checkedThings = ['link', 'heading', 'weight', 'promise', 'mark'] as const;

/** What would be wrong once the drafts are published, in a sentence without a full stop. */
export interface SiteProblem {
  readonly about: (typeof checkedThings)[number];
  readonly words: string;
}

export type HtmlByPath = ReadonlyMap<string, string>;

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x27|#39);/g, '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

/** As search results name it: `Book boat detailing online`. */
export const titleOf = (html: string): string =>
  textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '').split(' | ')[0] ?? '';

/** Without the data that a page carries along for its script: what is left is what people and search engines read. */
export const readableHtml = (html: string): string =>
  html.replace(/<script type="application\/json".*?<\/script>/gs, '');

/** What people see. */
export const visibleHtml = (html: string): string => html.replace(/<script\b.*?<\/script>/gs, '');

const hasId = (html: string, id: string): boolean => html.includes(` id="${id}"`);

function leadsNowhere(to: string, html: string, pages: HtmlByPath): boolean {
  if (to.startsWith('#')) return !hasId(html, to.slice(1));
  if (!/^\/(?!\/)/.test(to)) return false;
  const [address = '', hash] = to.split('#');
  const path = address.split('?')[0] ?? '';
  const target = pages.get(redirectOf(path) ?? path);
  if (target === undefined) return true;
  return hash !== undefined && hash !== '' && !hasId(target, hash);
}

function deadLinks(html: string, pages: HtmlByPath): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return links
    .map(([, to = '', words = '']) => ({ to: to.replaceAll('&amp;', '&'), words: textOf(words) }))
    .filter(({ to }) => leadsNowhere(to, html, pages))
    .map(({ to, words }) => `The link “${words}” leads nowhere: ${to}`);
}

function headingJumps(html: string): string[] {
  const headings = [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)];
  return headings.flatMap(([, level, words = ''], place) => {
    const before = Number(headings[place - 1]?.[1] ?? 0);
    if (Number(level) <= before + 1) return [];
    return [`The heading “${textOf(words)}” skips a level: ${level} comes after ${before || 'nothing'}`];
  });
}

/** What would be wrong on a page, each once. `pages` are those it may lead to. */
export function pageProblems(html: string, pages: HtmlByPath): readonly SiteProblem[] {
  const links = new Set(deadLinks(html, pages));
  return [
    ...[...links].map((words) => ({ about: 'link', words }) as const),
    ...headingJumps(html).map((words) => ({ about: 'heading', words }) as const),
  ];
}
