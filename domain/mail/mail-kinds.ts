/** In the order in which a lead's customer and owner get them. Free of zod. */
export const mailKinds = [
  'request-received',
  'new-lead',
  'offer',
  'quote-decision',
  'appointment',
  'cancellation',
  'missed',
  'on-my-way',
  'late',
  'done',
  'receipt',
  'review',
  'care',
  'news',
  'message',
  'extra',
  'move-offer',
  'ready-check',
  'data-code',
  'data-request',
  'email-changed',
  'email-left',
  'lost-link',
  'digest',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const mailNames: Record<MailKind, string> = {
  'request-received': 'confirmation',
  'new-lead': 'new lead',
  offer: 'offer',
  'quote-decision': 'quote decision',
  appointment: 'appointment',
  cancellation: 'cancellation',
  missed: 'missed visit',
  'on-my-way': 'on my way',
  late: 'running late',
  done: 'boat is done',
  receipt: 'receipt',
  review: 'review request',
  care: 'wax reminder',
  news: 'customer update',
  message: 'message',
  extra: 'extra work',
  'move-offer': 'other times',
  'ready-check': 'ready check',
  'data-code': 'code',
  'data-request': 'data request',
  'email-changed': 'email changed',
  'email-left': 'email left',
  'lost-link': 'lost link',
  digest: 'customer updates',
};

const toOwner: readonly MailKind[] = ['new-lead', 'quote-decision', 'news', 'digest'];

export const goesToOwner = (kind: MailKind): boolean => toOwner.includes(kind);
