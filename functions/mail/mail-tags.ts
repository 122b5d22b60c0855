/** Message tags by which SES events find their lead. */
export const mailTags = { lead: 'lead', kind: 'kind' } as const;
