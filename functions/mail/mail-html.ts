import { business } from '#domain/business.ts';
import type { PackageId } from '#domain/price/packages.ts';
import { env } from '../runtime/env.ts';
import { blockHtml } from './mail-block-html.ts';
import { type Audience, lostLinkAddress, type MailContent } from './mail-content.ts';
import { colour, escapeHtml, font, row, textHtml } from './mail-style.ts';

function packageRow(packageId: PackageId, title: string): string {
  const flag = `<img src="${escapeHtml(`${env('SITE_URL')}/flags/flag-${packageId}.png`)}" width="32" height="32" alt="" style="display:block;border:0;">`;
  const label = `<td style="padding-right:12px;">${flag}</td><td style="${font}font-size:15px;line-height:20px;color:${colour.sea};">${escapeHtml(title)}</td>`;
  return row(
    'padding:28px 32px 0;',
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${label}</tr></table>`,
  );
}

function masthead({ heading, packageId }: MailContent, service: string): string {
  return [
    row(
      `${font}font-size:15px;line-height:20px;font-weight:700;letter-spacing:.04em;text-transform:uppercase;color:${colour.ink};padding:24px 32px 20px;`,
      escapeHtml(business.name),
    ),
    row(`padding:0;height:1px;line-height:1px;font-size:0;background:${colour.sea};`, '&nbsp;'),
    packageId ? packageRow(packageId, service) : '',
    row(
      `padding:${packageId ? 16 : 28}px 32px 12px;`,
      `<h1 style="${font}margin:0;font-size:26px;line-height:1.25;font-weight:700;color:${colour.ink};">${textHtml(heading)}</h1>`,
    ),
  ].join('');
}

function footerHtml(footer: readonly string[], audience: Audience): string {
  const site = env('SITE_URL');
  const link = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}" style="color:${colour.seaLight};">${escapeHtml(text)}</a>`;
  const links = [
    link(`${site}/`, site.replace(/^https?:\/\//, '')),
    link(`${site}/privacy`, 'Privacy'),
    ...(audience === 'customer' ? [link(lostLinkAddress(), 'Email me my link')] : []),
  ].join(' &nbsp; ');
  const shore = row('height:12px;line-height:12px;font-size:0;', '&nbsp;');
  const water = row(
    `${font}font-size:14px;line-height:1.6;color:${colour.foam};background:${colour.ink};padding:20px 32px 24px;`,
    [...footer.map(escapeHtml), links].join('<br>'),
  );
  return shore + water;
}

/** Stops phones from linking what looks like a date or number, except in the owner's emails. */
const noGuesses = '<meta name="format-detection" content="telephone=no, date=no, address=no">\n';

/** One column of paper on sand, the waterline under the name, water below. */
export function mailHtml(
  content: MailContent,
  audience: Audience,
  footer: readonly string[],
  service: string,
): string {
  const inner = [
    masthead(content, service),
    ...content.blocks.map(blockHtml),
    footerHtml(footer, audience),
  ].join('\n');
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
