const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Integer cents as `$1,234.50`. */
export const formatCents = (amount: number): string => cents.format(amount / 100);
