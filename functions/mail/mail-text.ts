import { business } from '#domain/business.ts';
import { packages } from '#domain/packages.ts';
import { env } from '../runtime/env.ts';
import {
  type Audience,
  footerLines,
  type MailBlock,
  type MailContent,
  type MailLink,
} from './mail-content.ts';

/** A URL is printed; an email address or phone number is in the text already. */
const linkText = ({ text, href }: MailLink): string =>
  /^https?:/.test(href) && text !== href ? `${text}: ${href}` : text;

const valueText = (value: string | readonly MailLink[]): string =>
  typeof value === 'string' ? value : value.map(linkText).join('\n  ');

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'figure':
      return block.text;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${valueText(value)}`).join('\n');
    case 'words':
      return `${block.title}:\n${block.text.replace(/^/gm, '> ')}`;
    case 'button':
      return `${block.label}:\n${block.href}`;
  }
}

export const mailText = ({ heading, packageId, blocks }: MailContent, audience: Audience): string =>
  [
    [business.name.toUpperCase(), packageId && packages[packageId].title].filter(Boolean).join('\n'),
    heading,
    ...blocks.map(blockText),
    `-- \n${[...footerLines[audience], `${env('SITE_URL')}/`].join('\n')}\n`,
  ].join('\n\n');
