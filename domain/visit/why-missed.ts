import type { Visit } from './visit.ts';

/** What a customer reads that we did not get to do; follows `we`. */
export const whyMissed = ({ started_at }: Pick<Visit, 'started_at'>): string =>
  started_at === undefined ? 'couldn’t get to your boat' : 'couldn’t do the work';
