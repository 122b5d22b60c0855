import type { Lead } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import type { Extra } from '#domain/offer/extra.ts';
import { formatCents, quoteTotals } from '#domain/price/quote-totals.ts';
import { taxText } from '#domain/price/tax-rate.ts';
import { greeted, partAddress, serviceOf } from './lead-facts.ts';
import { button, facts, paragraph, pictureBlock, sums } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** `picture` is a small JPEG of the photo, which stands on the page in full. */
export function extraMail(lead: Lead, extra: Extra, now: string, picture?: Uint8Array): Mail {
  const { line, amount, photo, answer_by } = extra;
  const { tax, total } = quoteTotals([{ quantity: 1, unit_price: amount, taxable: true }], extra);
  const look =
    photo === undefined ? '' : picture ? ' The photo is larger there.' : ' There’s a photo there too.';
  const cid = 'extra@boat';
  const by =
    answer_by === undefined
      ? ''
      : ` Please answer by ${formatMoment(answer_by, now)}; without an answer we’ll leave it.`;
  const mail = mailOf('extra', lead, 'We found something on your boat. Should we fix it?', {
    preview: `${line}: ${formatCents(total)} with tax. We won’t do it unless you say so.`,
    heading: greeted(lead, 'we found something on your boat.'),
    packageId: lead.requested_service,
    blocks: [
      ...(picture ? [pictureBlock(cid, `Our photo: ${line}`)] : []),
      sums(
        [line, formatCents(amount)],
        [`Sales tax, ${taxText(extra)}`, formatCents(tax)],
        ['With tax', formatCents(total)],
      ),
      paragraph(
        `It isn’t part of your price yet. On your page, you can approve it or leave it.${look} We won’t do it unless you approve it.${by}`,
      ),
      button('Approve or leave it', partAddress(lead, 'extras')),
      facts(['Service', serviceOf(lead)], ['Boat', boatText(lead)]),
    ],
  });
  return picture ? { ...mail, pictures: [{ cid, content: picture }] } : mail;
}
