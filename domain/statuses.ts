/** The admin may set any status; no order is enforced. Free of zod. */
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

/** For badges and the timeline. */
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

const skippedLabel = 'Skipped';

/** Of a canceled visit of a plan that its customer has skipped, that. */
export const statusText = ({
  status,
  skipped,
}: {
  readonly status: Status;
  readonly skipped?: boolean | undefined;
}): string => (skipped ? skippedLabel : statusLabels[status]);

/** For the list's filter, which tells a skipped visit from a canceled one as little as the status does. */
export const statusFilterLabels: Record<Status, string> = {
  ...statusLabels,
  CANCELED: `${statusLabels.CANCELED} or ${skippedLabel.toLowerCase()}`,
};

export const isStatus = (value: string): value is Status => statuses.some((status) => status === value);

export const isOver = (status: Status): boolean => status === 'COMPLETED' || status === 'CANCELED';

/** Nobody has to find the boat any more. */
export const isAtBoatOrOver = (status: Status): boolean => status === 'IN_PROGRESS' || isOver(status);

/** Extra work is proposed and approved while a job is booked or underway. */
export const takesExtras = (status: Status): boolean => status === 'SCHEDULED' || status === 'IN_PROGRESS';
