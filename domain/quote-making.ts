import { type PackageId, packages } from './packages.ts';
import type { PublicQuote, Quote, QuoteLine } from './quote.ts';
import { quoteTotals } from './quote-totals.ts';

/** The quote of a lead: new under `id`, or `before` revised, which the customer may then decide anew. */
export function leadQuote(
  lead_id: string,
  line_items: QuoteLine[],
  before: Pick<Quote, 'id' | 'created_at'>,
  now: string,
): Quote {
  const { id, created_at } = before;
  return {
    id,
    lead_id,
    currency: 'USD',
    line_items,
    ...quoteTotals(line_items),
    created_at,
    updated_at: now,
  };
}

const saying = ({ description, quantity, unit_price, taxable }: QuoteLine): string =>
  JSON.stringify([description, quantity, unit_price, taxable]);

/** Whether a quote that nobody has decided on says the same already, so that there is nothing to revise. */
export const isSaid = (
  quote: Pick<Quote, 'line_items' | 'total'>,
  before: Pick<Quote, 'line_items' | 'total' | 'decision'>,
): boolean =>
  before.decision === undefined &&
  before.total === quote.total &&
  before.line_items.map(saying).join() === quote.line_items.map(saying).join();

/** What a package costs at its rate, as a line of a quote. */
export const packageLine = (packageId: PackageId, lengthFt: number): QuoteLine => ({
  description: `${packages[packageId].title}, per foot of boat length`,
  quantity: lengthFt,
  unit_price: packages[packageId].ratePerFoot * 100,
  taxable: true,
});

/** The estimate that a visitor saves: one line, feet times the package's rate. */
export function estimateQuote(id: string, packageId: PackageId, lengthFt: number, now: string): Quote {
  const line_items = [packageLine(packageId, lengthFt)];
  return {
    id,
    currency: 'USD',
    line_items,
    ...quoteTotals(line_items),
    package_id: packageId,
    length_ft: lengthFt,
    created_at: now,
    updated_at: now,
  };
}

/** A quote as its customer may see it. */
export const publicQuote = ({ lead_id, ...quote }: Quote): PublicQuote => ({
  ...quote,
  for_lead: lead_id !== undefined,
});
