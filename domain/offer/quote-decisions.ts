export const quoteDecisions = ['accepted', 'declined'] as const;
export type QuoteDecision = (typeof quoteDecisions)[number];
