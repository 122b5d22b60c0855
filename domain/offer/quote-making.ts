import type { Lead } from '../lead.ts';
import type { PackageId } from '../price/packages.ts';
import type { PriceList } from '../price/prices.ts';
import { quoteTotals } from '../price/quote-totals.ts';
import type { Settings } from '../settings.ts';
import type { PublicQuote, Quote, QuoteLine } from './quote.ts';
import { decisionOf, quoteClosed } from './quote-decision.ts';

/** New under `id`, or a revision of `before`, which reopens the decision. */
export function leadQuote(
  lead_id: string,
  line_items: QuoteLine[],
  before: Pick<Quote, 'id' | 'created_at'>,
  { tax_percent }: Pick<Settings, 'tax_percent'>,
  now: string,
): Quote {
  const { id, created_at } = before;
  return {
    id,
    lead_id,
    currency: 'USD',
    line_items,
    tax_percent,
    ...quoteTotals(line_items, { tax_percent }),
    created_at,
    updated_at: now,
  };
}

const saying = ({ description, quantity, unit_price, taxable }: QuoteLine): string =>
  JSON.stringify([description, quantity, unit_price, taxable]);

export const isSaid = (
  quote: Pick<Quote, 'line_items' | 'total'>,
  before: Pick<Quote, 'line_items' | 'total' | 'decision'>,
): boolean =>
  before.decision === undefined &&
  before.total === quote.total &&
  before.line_items.map(saying).join() === quote.line_items.map(saying).join();

export function packageLine(
  packageId: PackageId,
  lengthFt: number,
  { prices, names }: Pick<PriceList, 'prices' | 'names'>,
): QuoteLine {
  return {
    description: `${names[packageId].title}, per foot of boat length`,
    quantity: lengthFt,
    unit_price: Math.round(prices[packageId] * 100),
    taxable: true,
  };
}

/** A visitor's estimate: one line, feet times rate. */
export function estimateQuote(
  id: string,
  { packageId, lengthFt }: { readonly packageId: PackageId; readonly lengthFt: number },
  listed: PriceList,
  { tax_percent }: Pick<Settings, 'tax_percent'>,
  now: string,
): Quote {
  const line_items = [packageLine(packageId, lengthFt, listed)];
  return {
    id,
    currency: 'USD',
    line_items,
    tax_percent,
    ...quoteTotals(line_items, { tax_percent }),
    package_id: packageId,
    rate_is_floor: listed.floors.includes(packageId),
    length_ft: lengthFt,
    created_at: now,
    updated_at: now,
  };
}

export function publicQuote(
  { lead_id, ...quote }: Quote,
  lead: Pick<Lead, 'status' | 'quote_id' | 'offer_sent' | 'offer_answer'> | undefined,
  now: string,
): PublicQuote {
  const decision = decisionOf(quote, lead);
  return {
    ...quote,
    ...(decision && { decision }),
    for_lead: lead_id !== undefined,
    closed: lead && !decision ? quoteClosed(lead, now) : undefined,
  };
}
