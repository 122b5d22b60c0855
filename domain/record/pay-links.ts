import * as z from 'zod';
import { singleLine, withoutHiddenMarks } from '../plain-text.ts';
import { formatCents } from '../price/quote-totals.ts';

const text = (max: number) => z.string().overwrite(withoutHiddenMarks).trim().max(max).regex(singleLine);

/** The total and the receipt's number are filled in behind the host, and nothing else is. */
const addressPattern = /^https:\/\/(?<host>[^\s\\/?#{}@]+)(?:[/?#](?:[^\s\\{}]|\{amount\}|\{number\})*)?$/;

/** Whether somebody can be led there: an encrypted page of a named host. */
export function isSafeAddress(address: string): boolean {
  const host = addressPattern.exec(address)?.groups?.host;
  if (host === undefined) return false;
  try {
    return /\.[a-z][a-z0-9-]*$/.test(new URL(`https://${host}`).hostname);
  } catch {
    // Not an address. URL.canParse is newer than the oldest browsers.
    return false;
  }
}

const notAnAddress = 'An address begins with https:// and may hold {amount} and {number}.';

/** A way to pay: a page that a button leads to, or words where there is none. */
export const PayLink = z
  .strictObject({
    name: text(40).min(1, 'Give it a name, like PayPal.'),
    url: text(500).refine(isSafeAddress, notAnAddress).optional(),
    text: text(200).min(1).optional(),
  })
  .refine(({ url, text: words }) => (url === undefined) !== (words === undefined), {
    path: ['url'],
    message: 'Enter an address, or say how to pay.',
  });
export type PayLink = z.infer<typeof PayLink>;

export const maxPayLinks = 6;

interface Owed {
  /** In cents. */
  readonly total: number;
  readonly number: string;
}

/** Where amounts are counted in cents; everywhere else it is dollars: `1049.50`. */
const countsCents = (address: string): boolean => /^https:\/\/[^/?#]*\bstripe\.com(?:[/?#]|$)/.test(address);

export function payWay({ name, url, text: words }: PayLink, { total, number }: Owed): PayLink {
  if (url === undefined) {
    return { name, text: filled(words ?? '', formatCents(total), number) };
  }
  const amount = countsCents(url) ? String(total) : (total / 100).toFixed(2);
  return { name, url: filled(url, amount, encodeURIComponent(number)) };
}

const filled = (template: string, amount: string, number: string): string =>
  template.replaceAll('{amount}', amount).replaceAll('{number}', number);
