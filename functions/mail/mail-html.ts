import { business } from '#domain/business.ts';
import { type PackageId, packages } from '#domain/packages.ts';
import { env } from '../runtime/env.ts';
import {
  type Audience,
  footerLines,
  type MailBlock,
  type MailContent,
  type MailLink,
} from './mail-content.ts';

/** The site's colors: email clients have no custom properties. */
const colour = {
  ink: '#0b2233',
  sea: '#14697a',
  seaLight: '#7cc7d6',
  foam: '#e9f3f2',
  sand: '#f5efe4',
  paper: '#fffdf9',
  red: '#b3371f',
  hair: '#c9d4d4',
} as const;

const font = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif;";
const body = `${font}font-size:16px;line-height:1.6;color:${colour.ink};`;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');

/** Tables and inline styles are all that email clients agree on. */
const row = (style: string, content: string): string => `<tr><td style="${style}">${content}</td></tr>`;

const linkHtml = ({ text, href }: MailLink): string =>
  `<a href="${escapeHtml(href)}" style="color:${colour.sea};">${escapeHtml(text)}</a>`;

const valueHtml = (value: string | readonly MailLink[]): string =>
  typeof value === 'string' ? lines(value) : value.map(linkHtml).join(' &nbsp; ');

const factRow = ([label, value]: readonly [string, string | readonly MailLink[]], index: number): string => {
  const edge = index === 0 ? '' : `border-top:1px solid ${colour.hair};`;
  const cell = `${font}font-size:15px;line-height:1.5;padding:8px 0;vertical-align:top;${edge}`;
  return `<tr><th scope="row" align="left" width="36%" style="${cell}padding-right:16px;font-weight:400;color:${colour.sea};">${escapeHtml(label)}</th><td style="${cell}color:${colour.ink};word-break:break-word;">${valueHtml(value)}</td></tr>`;
};

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return row(`${body}padding:0 32px 16px;`, lines(block.text));
    case 'figure':
      return row(
        `${font}font-size:22px;line-height:1.3;font-weight:700;color:${colour.sea};padding:0 32px 12px;`,
        lines(block.text),
      );
    case 'facts':
      return row(
        'padding:4px 32px 20px;',
        `<table width="100%" cellpadding="0" cellspacing="0" border="0">${block.rows.map(factRow).join('')}</table>`,
      );
    case 'words':
      return row(
        'padding:4px 32px 20px;',
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${row(
          `${body}background:${colour.foam};padding:14px 18px;word-break:break-word;`,
          `<strong>${escapeHtml(block.title)}</strong><br>${lines(block.text)}`,
        )}</table>`,
      );
    case 'button':
      return row(
        'padding:8px 32px 28px;',
        `<a href="${escapeHtml(block.href)}" style="${font}display:inline-block;background:${colour.red};color:${colour.paper};font-size:16px;line-height:24px;font-weight:700;text-decoration:none;padding:12px 24px;border-radius:2px;">${escapeHtml(block.label)}</a>`,
      );
  }
}

/** The flag and title of a package. */
function packageRow(packageId: PackageId): string {
  const { title } = packages[packageId];
  const flag = `<img src="${escapeHtml(`${env('SITE_URL')}/flags/flag-${packageId}.png`)}" width="32" height="32" alt="" style="display:block;border:0;">`;
  const label = `<td style="padding-right:12px;">${flag}</td><td style="${font}font-size:15px;line-height:20px;color:${colour.sea};">${escapeHtml(title)}</td>`;
  return row(
    'padding:28px 32px 0;',
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${label}</tr></table>`,
  );
}

function masthead({ heading, packageId }: MailContent): string {
  return [
    row(
      `${font}font-size:15px;line-height:20px;font-weight:700;letter-spacing:.04em;text-transform:uppercase;color:${colour.ink};padding:24px 32px 20px;`,
      escapeHtml(business.name),
    ),
    row(`padding:0;height:1px;line-height:1px;font-size:0;background:${colour.sea};`, '&nbsp;'),
    packageId ? packageRow(packageId) : '',
    row(
      'padding:16px 32px 12px;',
      `<h1 style="${font}margin:0;font-size:26px;line-height:1.25;font-weight:700;color:${colour.ink};">${escapeHtml(heading)}</h1>`,
    ),
  ].join('');
}

function footer(audience: Audience): string {
  const site = env('SITE_URL');
  const link = `<a href="${escapeHtml(site)}/" style="color:${colour.seaLight};">${escapeHtml(site.replace(/^https?:\/\//, ''))}</a>`;
  const shore = row('height:12px;line-height:12px;font-size:0;', '&nbsp;');
  const water = row(
    `${font}font-size:14px;line-height:1.6;color:${colour.foam};background:${colour.ink};padding:20px 32px 24px;`,
    [...footerLines[audience].map(escapeHtml), link].join('<br>'),
  );
  return shore + water;
}

/** Stops phones from linking what looks like a date or number, except in the owner's emails. */
const noGuesses = '<meta name="format-detection" content="telephone=no, date=no, address=no">\n';

/** One column of paper on sand, the waterline under the name, water below. */
export function mailHtml(content: MailContent, audience: Audience): string {
  const inner = [masthead(content), ...content.blocks.map(blockHtml), footer(audience)].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
${audience === 'customer' ? noGuesses : ''}<title>${escapeHtml(content.heading)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.sand};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colour.sand};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${colour.paper};text-align:left;">
${inner}
</table>
</td></tr>
</table>
</body>
</html>
`;
}
