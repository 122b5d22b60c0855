import { business } from '#domain/business.ts';
import { env } from '../runtime/env.ts';
import {
  type Audience,
  lostLinkAddress,
  type MailBlock,
  type MailContent,
  type MailLink,
} from './mail-content.ts';

/** A URL is printed; an email address or phone number is in the text already. */
const linkText = ({ text, href }: MailLink): string =>
  /^https?:/.test(href) && text !== href ? `${text.replace(/\.$/, '')}: ${href}` : text;

const valueText = (value: string | readonly MailLink[]): string =>
  typeof value === 'string' ? value : value.map(linkText).join('\n  ');

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'small':
    case 'figure':
      return block.text;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${valueText(value)}`).join('\n');
    case 'sums':
      return block.rows.map(([label, amount]) => `${label}: ${amount}`).join('\n');
    case 'times':
      return [
        `${block.title}:`,
        ...block.times.map(({ text, href }) => `* ${text}\n  ${href}`),
        block.note,
      ].join('\n');
    case 'words':
      return `${block.title}:\n${block.text.replace(/^/gm, '> ')}`;
    case 'picture':
      return `${block.alt} (attached)`;
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'answers':
      return block.answers.map(({ text, href }) => `${text}:\n${href}`).join('\n\n');
  }
}

const linksOf = (audience: Audience): readonly string[] => [
  `${env('SITE_URL')}/`,
  `${env('SITE_URL')}/privacy`,
  ...(audience === 'customer' ? [`Email me my link\n${lostLinkAddress()}`] : []),
];

export const mailText = (
  { heading, packageId, blocks }: MailContent,
  audience: Audience,
  footer: readonly string[],
  service: string,
): string =>
  [
    [business.name.toUpperCase(), packageId && service].filter(Boolean).join('\n'),
    heading,
    ...blocks.map(blockText),
    `-- \n${[...footer, ...linksOf(audience)].join('\n')}\n`,
  ].join('\n\n');
