import { unsubscribePath } from '#domain/mail/mail-stops.ts';
import { env } from '../runtime/env.ts';

/** For people: a page with a button. */
export const stopLink = (token: string, text: string) => [
  { text, href: `${env('SITE_URL')}${unsubscribePath(token)}` },
];

/** For mail programs, as RFC 8058 has it. */
export const stopAddress = (token: string): string => `${env('SITE_URL')}/api${unsubscribePath(token)}`;
