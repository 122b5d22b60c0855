import type { Lead } from '../lead.ts';

/** Whether a booking by hand has their yes here behind it, as far as they were asked for one: it may have come by text. */
export const isAnswered = ({
  offer_sent,
  offer_answer,
  record,
}: Pick<Lead, 'offer_sent' | 'offer_answer' | 'record'>): boolean =>
  offer_sent === undefined || record !== undefined || offer_answer?.answer === 'yes';
