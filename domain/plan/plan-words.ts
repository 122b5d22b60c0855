/** Free of zod. */
export const everyText = (weeks: number): string => (weeks === 1 ? 'every week' : `every ${weeks} weeks`);

export const planConsent = 'They asked for a plan, and may be emailed times for each visit';
