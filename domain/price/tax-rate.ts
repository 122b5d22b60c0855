/** Sales tax at the business's location in percent, before it was a setting; what was sent then has no other. */
export const initialTaxPercent = 9.5;

export const maxTaxPercent = 20;

/** What carries the rate that it was sent with. */
export interface Taxed {
  readonly tax_percent?: number | undefined;
}

export const taxPercentOf = ({ tax_percent = initialTaxPercent }: Taxed): number => tax_percent;

/** `9.5%`. */
export const taxText = (taxed: Taxed): string => `${taxPercentOf(taxed)}%`;

export const withTax = (taxed: Taxed): string => `with tax, ${taxText(taxed)}`;
