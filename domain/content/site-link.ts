import * as z from 'zod';
import { pages, redirectOf } from '../site/routes.ts';

const longest = 300;
const posts = /^\/blog\/[a-z0-9-]+$/;
const notOfTheWeb = 'Enter an address that starts with https://.';
const malformed = 'Enter a page of your site, like /booking, or an address that starts with https://.';

function webAddress(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' && url.username === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** `https:example.com` would lead into the site. */
const withSlashes = (text: string): string => text.replace(/^https:(?!\/\/)\/?/i, 'https://');

const isInside = (text: string): boolean => /^\/(?![/\\])[^\s\\"'<>]*$/.test(text);

export const noSuchPage = 'There’s no such page on your site.';

/** Whether a link leads nowhere inside the site. Of an article only that it could be one is known here. */
export function leadsNowhere(target: string): boolean {
  const [path = ''] = target.split(/[?#]/);
  return (
    isInside(target) &&
    !(pages.some((page) => page.path === path) || posts.test(path) || redirectOf(path) !== undefined)
  );
}

export const WebAddress = z
  .string(notOfTheWeb)
  .trim()
  .overwrite(withSlashes)
  .max(longest, notOfTheWeb)
  .refine((text) => webAddress(text) !== undefined, notOfTheWeb);

/** Where a link that the owner sets may lead: inside the site, or to another one by https. */
export const SiteLink = z
  .string(malformed)
  .trim()
  .overwrite(withSlashes)
  .max(longest, malformed)
  .refine((text) => isInside(text) || webAddress(text) !== undefined, malformed);
