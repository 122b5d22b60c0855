import { approvedCents } from '#domain/offer/agreed-price.ts';
import type { Extra } from '#domain/offer/extra.ts';
import { newestExtras } from '#domain/offer/newest-extras.ts';
import { beforeTax, type PriceRange } from '#domain/price/price-words.ts';
import { formatCents } from '#domain/price/quote-totals.ts';

/** `Approved: $60.00. With it, the price is $760.00 to $910.00 before tax.`; undefined while nothing is approved. */
export function withExtrasText(extras: readonly Extra[], offer: PriceRange | undefined): string | undefined {
  const approved = approvedCents(newestExtras(extras));
  if (approved === 0) return undefined;
  const sum = `Approved: ${formatCents(approved)}`;
  if (!offer) return `${sum} ${beforeTax}.`;
  const [least, most] = [offer.est_price_min, offer.est_price_max].map((price) =>
    formatCents(price * 100 + approved),
  );
  return `${sum}. With it, the price is ${least === most ? least : `${least} to ${most}`} ${beforeTax}.`;
}
