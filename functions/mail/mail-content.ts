import { promises } from '#domain/business.ts';
import type { PackageId } from '#domain/packages.ts';

/** An email's content, shared by its HTML and plain text. All strings are plain text. */
export interface MailContent {
  /** Preview text in inboxes, after the subject. */
  readonly preview: string;
  readonly heading: string;
  /** The package whose flag and title stand above the heading; absent when none is chosen. */
  readonly packageId?: PackageId | undefined;
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
  /** The main figure, in large type. */
  | { readonly kind: 'figure'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  /** Free text, line breaks kept. */
  | { readonly kind: 'words'; readonly title: string; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string };

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const figure = (text: string): MailBlock => ({ kind: 'figure', text });
export const words = (title: string, text: string): MailBlock => ({
  kind: 'words',
  title,
  text: text.replace(/\r\n?/g, '\n'),
});
export const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href });

/** Facts without a value are left out. */
export const facts = (...rows: readonly (readonly [string, FactValue | undefined])[]): MailBlock => ({
  kind: 'facts',
  rows: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
});

export type Audience = 'customer' | 'owner';

export const footerLines: Record<Audience, readonly string[]> = {
  customer: [promises.noCalls, 'Replies go to a real person.'],
  owner: ['Reply to this email to write to the customer.'],
};
