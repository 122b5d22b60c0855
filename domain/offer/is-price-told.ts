import type { Lead } from '../lead.ts';

/** Whether the customer knows a price of their own, beyond an estimate. `offer` is the one that was sent. */
export const isPriceTold = (
  offer: object | undefined,
  { quote_id, record }: { readonly quote_id?: Lead['quote_id']; readonly record?: object | undefined },
): boolean => offer !== undefined || quote_id !== undefined || record !== undefined;
