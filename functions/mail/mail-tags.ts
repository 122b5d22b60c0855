/** Names of the tags that each mail carries, and by which Amazon's events find back to their lead. */
export const mailTags = { lead: 'lead', kind: 'kind' } as const;
