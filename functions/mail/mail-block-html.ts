import type { MailBlock, MailLink } from './mail-content.ts';
import { colour, escapeHtml, font, linesHtml, row, textHtml } from './mail-style.ts';

const body = `${font}font-size:16px;line-height:1.6;color:${colour.ink};`;
const wide = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const linkHtml = ({ text, href }: MailLink): string =>
  `<a href="${escapeHtml(href)}" style="display:inline-block;padding:10px 12px 10px 0;line-height:24px;color:${colour.sea};">${escapeHtml(text)}</a>`;

const valueHtml = (value: string | readonly MailLink[]): string =>
  typeof value === 'string' ? linesHtml(value) : value.map(linkHtml).join(' &nbsp; ');

const edgeOf = (index: number): string => (index === 0 ? '' : `border-top:1px solid ${colour.hair};`);

const factRow = ([label, value]: readonly [string, string | readonly MailLink[]], index: number): string => {
  const cell = `${font}font-size:15px;line-height:1.5;padding:8px 0;vertical-align:top;${edgeOf(index)}`;
  return `<tr><th scope="row" align="left" width="36%" style="${cell}padding-right:16px;font-weight:400;color:${colour.sea};">${escapeHtml(label)}</th><td style="${cell}color:${colour.ink};word-break:break-word;">${valueHtml(value)}</td></tr>`;
};

const sumRow = (
  [label, amount]: readonly [string, string],
  index: number,
  rows: readonly unknown[],
): string => {
  const weight =
    index === rows.length - 1 ? 'font-weight:700;font-size:18px;' : 'font-weight:400;font-size:16px;';
  const cell = `${font}line-height:24px;padding:8px 0;vertical-align:top;color:${colour.ink};${weight}${edgeOf(index)}`;
  return `<tr><th scope="row" align="left" style="${cell}">${escapeHtml(label)}</th><td align="right" style="${cell}padding-left:16px;white-space:nowrap;">${escapeHtml(amount)}</td></tr>`;
};

const box = (content: string): string =>
  row(
    'padding:4px 32px 20px;',
    `<table ${wide}>${row(`${body}background:${colour.foam};padding:14px 18px;word-break:break-word;`, content)}</table>`,
  );

const filled = `background:${colour.red};color:${colour.paper};border:2px solid ${colour.red};`;
const outlined = `background:${colour.paper};color:${colour.ink};border:2px solid ${colour.ink};`;

const buttonHtml = ({ text, href }: MailLink, style: string): string =>
  `<a href="${escapeHtml(href)}" style="${font}${style}font-size:16px;line-height:24px;font-weight:700;text-align:center;text-decoration:none;border-radius:2px;">${escapeHtml(text)}</a>`;

/** Full width, so that a thumb finds them; the first alone, the others side by side below. */
function answersHtml([first, ...others]: readonly MailLink[]): string {
  const whole = 'display:block;padding:12px 4px;';
  const share = Math.floor(100 / Math.max(1, others.length));
  const cells = others.map((link, index) => {
    const gap = index === 0 ? '' : 'padding-left:12px;';
    return `<td width="${share}%" style="${gap}vertical-align:top;">${buttonHtml(link, `${whole}${outlined}`)}</td>`;
  });
  return [
    first ? row('padding:8px 32px 12px;', buttonHtml(first, `${whole}${filled}`)) : '',
    row('padding:0 32px 20px;', `<table ${wide}><tr>${cells.join('')}</tr></table>`),
  ].join('');
}

const timeHtml = ({ text, href }: MailLink): string =>
  `<a href="${escapeHtml(href)}" style="display:block;padding:10px 0;line-height:24px;color:${colour.sea};font-weight:600;">${textHtml(text)}</a>`;

export function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return row(`${body}padding:0 32px 16px;word-break:break-word;`, linesHtml(block.text));
    case 'small':
      return row(
        `${font}font-size:15px;line-height:22px;color:${colour.ink};padding:0 32px 16px;`,
        linesHtml(block.text),
      );
    case 'figure':
      return row(
        `${font}font-size:22px;line-height:1.3;font-weight:700;color:${colour.sea};padding:0 32px 12px;`,
        linesHtml(block.text),
      );
    case 'facts':
      return row(
        'padding:4px 32px 20px;',
        `<table width="100%" cellpadding="0" cellspacing="0" border="0">${block.rows.map(factRow).join('')}</table>`,
      );
    case 'sums':
      return row(
        'padding:4px 32px 20px;',
        `<table width="100%" cellpadding="0" cellspacing="0" border="0">${block.rows.map(sumRow).join('')}</table>`,
      );
    case 'words':
      return box(`<strong>${escapeHtml(block.title)}</strong><br>${linesHtml(block.text)}`);
    case 'times': {
      const note = `<span style="font-size:15px;color:${colour.sea};">${escapeHtml(block.note)}</span>`;
      return box(
        [`<strong>${escapeHtml(block.title)}</strong>`, ...block.times.map(timeHtml), note].join(''),
      );
    }
    case 'picture':
      return row(
        'padding:4px 32px 16px;',
        `<img src="cid:${escapeHtml(block.cid)}" alt="${escapeHtml(block.alt)}" width="320" style="display:block;width:100%;max-width:320px;height:auto;border:0;">`,
      );
    case 'button':
      return row(
        'padding:8px 32px 28px;',
        buttonHtml(
          { text: block.label, href: block.href },
          `display:inline-block;padding:10px 22px;${filled}`,
        ),
      );
    case 'answers':
      return answersHtml(block.answers);
  }
}
