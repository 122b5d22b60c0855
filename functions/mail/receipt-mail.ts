import type { Lead } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import { formatDay, formatMoment } from '#domain/los-angeles.ts';
import { lineText } from '#domain/offer/line-words.ts';
import { newestExtras } from '#domain/offer/newest-extras.ts';
import { openCents } from '#domain/price/open-cents.ts';
import { formatCents, lineAmount } from '#domain/price/quote-totals.ts';
import { leftOffText, leftOffWork } from '#domain/record/approved-work.ts';
import type { JobRecord } from '#domain/record/job-record.ts';
import { payWay } from '#domain/record/pay-links.ts';
import { balanceText, isDue, isUnsettled, paidText, settledTexts } from '#domain/record/record-words.ts';
import { correctionRows } from '#domain/record/version-differences.ts';
import type { Settings } from '#domain/settings.ts';
import { workedAt } from '#domain/visit/worked-at.ts';
import { greeted, serviceOf, statusAddress, workOf } from './lead-facts.ts';
import { button, facts, figure, type MailBlock, paragraph, sums, words } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** What was done, what it comes to and the owner's note, as the receipt has it. */
export function billBlocks(lead: Lead, record: JobRecord): MailBlock[] {
  const { lines, discount, tax_percent, tax, total, job, note } = record;
  const service = job?.service ?? serviceOf(lead);
  const bill = sums(
    ...lines.map((line): [string, string] => [lineText(line, service), formatCents(lineAmount(line))]),
    ...(discount > 0 ? ([['Discount', `−${formatCents(discount)}`]] as const) : []),
    [`Sales tax, ${tax_percent}%`, formatCents(tax)],
    ['Total with tax', formatCents(total)],
  );
  const off = leftOffWork(newestExtras(lead.extras ?? []), lines).map((work) => paragraph(leftOffText(work)));
  return [bill, ...off, ...(note ? [words('Our note', note)] : [])];
}

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

export function paymentText(record: JobRecord, { pay_links }: Pick<Settings, 'pay_links'>): string {
  const paid = paidText(record, record.made_at);
  if (!isDue(record)) {
    if (paid === undefined || isUnsettled(record)) return balanceText(record);
    return [paid, ...settledTexts(record, record.made_at), 'Thank you.'].join('. ');
  }
  const ways = pay_links.map((link) => payWay(link, { number: record.number, total: openCents(record) }));
  const said = ways.flatMap(({ name, text }) => (text === undefined ? [] : [`${name}: ${text}`]));
  const pages = ways.filter(({ url }) => url !== undefined).map(({ name }) => name);
  const how =
    pages.length > 0
      ? `You can pay on your page (${anyOf.format(pages)}), or by cash or check.`
      : 'Cash or a check works.';
  return [`${balanceText(record)} ${how}`, ...said].join('\n');
}

/** Leads to the payment while something is due. */
export const payButton = (lead: Lead, record: JobRecord) =>
  isDue(record)
    ? button('See your receipt and pay', `${statusAddress(lead)}#pay`)
    : button('See your receipt', statusAddress(lead));

/** What is no longer as in the version that they were emailed last. */
function correctionBlocks(record: JobRecord): MailBlock[] {
  const before = record.earlier.findLast(({ mails }) => mails) ?? record.earlier.at(-1);
  const rows = before ? correctionRows(before, record) : [];
  if (!before || rows.length === 0) return [];
  return [
    paragraph(`What changed since the receipt of ${formatMoment(before.made_at, record.made_at)}:`),
    facts(...rows.map(([label, texts]) => [label, texts.join('\n')] as const)),
  ];
}

function mailOfReceipt(
  lead: Lead,
  record: JobRecord,
  settings: Pick<Settings, 'pay_links'>,
  now: string,
  { what, changed = [] }: { readonly what: string; readonly changed?: readonly MailBlock[] },
): Mail {
  const { claims_until } = record;
  const payment = paragraph(paymentText(record, settings));
  return mailOf('receipt', lead, `${what}: ${serviceOf(lead)}`, {
    preview: workOf(lead),
    heading: greeted(lead, `here’s ${what.toLowerCase()}.`),
    packageId: lead.requested_service,
    blocks: [
      figure(formatCents(record.total)),
      ...(isUnsettled(record) ? [payment] : []),
      ...changed,
      ...billBlocks(lead, record),
      ...(isUnsettled(record) ? [] : [payment]),
      facts(
        ['Receipt', record.number],
        ['Finished', formatDay(workedAt(lead, record.done_at))],
        ['Service', serviceOf(lead)],
        ['Boat', boatText(lead)],
        [
          'Tell us if something isn’t right by',
          claims_until > now ? formatMoment(claims_until, now) : undefined,
        ],
      ),
      payButton(lead, record),
    ],
  });
}

/** To the customer: a receipt that came after the boat was done, or was corrected. */
export const receiptMail = (
  lead: Lead,
  record: JobRecord,
  settings: Pick<Settings, 'pay_links'>,
  now = record.made_at,
): Mail =>
  record.version === 1
    ? mailOfReceipt(lead, record, settings, now, { what: 'Your receipt' })
    : mailOfReceipt(lead, record, settings, now, {
        what: 'Your corrected receipt',
        changed: correctionBlocks(record),
      });

/** To the customer, where the owner wants it: how it was paid, and what changed hands since. */
export const paymentMail = (
  lead: Lead,
  record: JobRecord,
  settings: Pick<Settings, 'pay_links'>,
  now: string,
): Mail => mailOfReceipt(lead, record, settings, now, { what: 'Your paid receipt' });
