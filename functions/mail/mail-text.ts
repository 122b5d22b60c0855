import { business } from '#domain/business.ts';
import { packages } from '#domain/packages.ts';
import { env } from '../runtime/env.ts';
import { footerLines, type MailBlock, type MailContent } from './mail-content.ts';

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'figure':
      return block.text;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'words':
      return `${block.title}:\n${block.text.replace(/^/gm, '> ')}`;
    case 'button':
      return `${block.label}:\n${block.href}`;
  }
}

/** A mail's plain text, with all that the HTML says. */
export const mailText = ({ heading, packageId, blocks }: MailContent): string =>
  [
    `${business.name.toUpperCase()}\n${packages[packageId].title}`,
    heading,
    ...blocks.map(blockText),
    `-- \n${[...footerLines, `${env('SITE_URL')}/`].join('\n')}\n`,
  ].join('\n\n');
