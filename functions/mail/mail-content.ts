import { promises } from '#domain/business.ts';
import type { Lead } from '#domain/lead.ts';
import { formatDay } from '#domain/los-angeles.ts';
import { goesToOwner, type MailKind } from '#domain/mail/mail-kinds.ts';
import type { PackageId } from '#domain/price/packages.ts';
import { lostLinkPath } from '#domain/site/routes.ts';
import { env } from '../runtime/env.ts';

/** An email's content, shared by its HTML and plain text. All strings are plain text. */
export interface MailContent {
  /** Preview text in inboxes, after the subject. */
  readonly preview: string;
  readonly heading: string;
  /** The package whose flag and title stand above the heading; absent when none is chosen. */
  readonly packageId?: PackageId | undefined;
  /** Instead of the lead's own title, where the email is about other work. */
  readonly service?: string;
  readonly blocks: readonly MailBlock[];
}

export interface MailLink {
  readonly text: string;
  readonly href: string;
}

type FactValue = string | readonly MailLink[];
type Fact = readonly [label: string, value: FactValue];

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'small'; readonly text: string }
  | { readonly kind: 'figure'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  /** Amounts, of which the last is their sum. */
  | { readonly kind: 'sums'; readonly rows: readonly (readonly [label: string, amount: string])[] }
  /** Free text, line breaks kept. */
  | { readonly kind: 'words'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'times';
      readonly title: string;
      /** Each leads to the page, with that time chosen. */
      readonly times: readonly MailLink[];
      readonly note: string;
    }
  /** Sent along with the email. */
  | { readonly kind: 'picture'; readonly cid: string; readonly alt: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  /** Answers to choose from: the first is the filled button. */
  | { readonly kind: 'answers'; readonly answers: readonly MailLink[] };

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const small = (text: string): MailBlock => ({ kind: 'small', text });
export const figure = (text: string): MailBlock => ({ kind: 'figure', text });
export const words = (title: string, text: string): MailBlock => ({
  kind: 'words',
  title,
  text: text.replace(/\r\n?/g, '\n'),
});
export const times = (title: string, offered: readonly MailLink[], note: string): MailBlock => ({
  kind: 'times',
  title,
  times: offered,
  note,
});
export const pictureBlock = (cid: string, alt: string): MailBlock => ({ kind: 'picture', cid, alt });
export const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href });
export const answers = (...links: readonly MailLink[]): MailBlock => ({ kind: 'answers', answers: links });
export const sums = (...rows: readonly (readonly [label: string, amount: string])[]): MailBlock => ({
  kind: 'sums',
  rows,
});

/** Facts without a value are left out. */
export const facts = (...rows: readonly (readonly [string, FactValue | undefined])[]): MailBlock => ({
  kind: 'facts',
  rows: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
});

export type Audience = 'customer' | 'owner';

export const keepLink = 'Keep this email so you can get back to your page. Anyone with the link can see it.';

export const lostLinkAddress = (): string => `${env('SITE_URL')}${lostLinkPath}`;

/** What stands below every email: for a customer also why they get it. */
export function footerLines(kind: MailKind, { email, source, created_at }: Lead): readonly string[] {
  if (kind === 'morning-sheet')
    return ['You get this at 6 AM on days with visits.', 'Your settings turn it off.'];
  if (kind === 'digest') return ['Each line opens its request.'];
  if (goesToOwner(kind)) return email ? ['Reply to this email to write to the customer.'] : [];
  if (kind === 'care') {
    return [
      promises.noCalls,
      'Replies go to a real person.',
      'You’re getting this because you asked us to remind you.',
    ];
  }
  if (kind === 'plan-visit' || kind === 'plan-price') {
    return [
      promises.noCalls,
      'Replies go to a real person.',
      'You’re getting this because your boat is on a plan.',
    ];
  }
  const reason =
    source === 'website' ? `asked us for a price on ${formatDay(created_at)}` : 'asked us about your boat';
  return [promises.noCalls, 'Replies go to a real person.', `You’re getting this because you ${reason}.`];
}
