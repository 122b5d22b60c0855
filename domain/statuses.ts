import { promises } from './business.ts';

/** The eight statuses of a lead. The admin may set any of them; no order is enforced. Free of zod. */
export const statuses = [
  'REQUEST_SENT',
  'NEEDS_ACCESS_REVIEW',
  'CONTACTED',
  'OFFER_SENT',
  'SCHEDULED',
  'IN_PROGRESS',
  'COMPLETED',
  'CANCELED',
] as const;
export type Status = (typeof statuses)[number];

/** The status in plain words, for customers and on badges. */
export const statusLabels: Record<Status, string> = {
  REQUEST_SENT: 'Request sent',
  NEEDS_ACCESS_REVIEW: 'Checking access',
  CONTACTED: 'Contacted',
  OFFER_SENT: 'Offer sent',
  SCHEDULED: 'Scheduled',
  IN_PROGRESS: 'In progress',
  COMPLETED: 'Completed',
  CANCELED: 'Canceled',
};

/** What happens next, as the status page and mails tell the customer. */
export const nextSteps: Record<Status, string> = {
  REQUEST_SENT: 'Next: we read what you sent and answer by email or SMS with a price range.',
  NEEDS_ACCESS_REVIEW: 'Next: we check how to reach the boat with water and power, then write to you.',
  CONTACTED: 'Next: answer our message, then you get a price range.',
  OFFER_SENT: 'Next: reply to our mail if the range suits you. Nothing begins until you say yes.',
  SCHEDULED: 'Next: we come to the boat. Have the water and the power on. You do not need to be there.',
  IN_PROGRESS: 'We are at the boat. We write when we are done.',
  COMPLETED: `The work is done. ${promises.claims}`,
  CANCELED: 'This request was canceled. You can book again at any time.',
};

/** The status page's headline, after the customer's first name and a comma. */
export const headlines: Record<Status, string> = {
  REQUEST_SENT: 'your request is in.',
  NEEDS_ACCESS_REVIEW: 'we are checking how to reach the boat.',
  CONTACTED: 'we have written to you.',
  OFFER_SENT: 'your price range is here.',
  SCHEDULED: 'you are on the calendar.',
  IN_PROGRESS: 'we are at the boat.',
  COMPLETED: 'the boat is done.',
  CANCELED: 'this request was canceled.',
};

/** The channel that a customer's request passes through, in order. */
export const channel = [
  'REQUEST_SENT',
  'CONTACTED',
  'OFFER_SENT',
  'SCHEDULED',
  'IN_PROGRESS',
  'COMPLETED',
] as const;

/** The buoy in the channel at which a status lies; an access review lies where contact does. */
export const channelIndex = (status: Status): number =>
  channel.findIndex((step) => step === (status === 'NEEDS_ACCESS_REVIEW' ? 'CONTACTED' : status));

export const isStatus = (value: string): value is Status => statuses.some((status) => status === value);
