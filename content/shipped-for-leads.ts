import { packages } from './packages.ts';
import { prices } from './prices.ts';
import { surcharges } from './surcharges.ts';

/** Of what ships, what a lead is priced by and keeps: most functions carry no more of it. */
export const shippedForLeads = { prices, surcharges, packages, terms: { version: '2024-01-01' } };
