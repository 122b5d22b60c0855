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
  'done',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Names in the timeline and the admin. */
export const mailNames: Record<MailKind, string> = {
  'request-received': 'confirmation',
  'new-lead': 'new lead',
  offer: 'offer',
  'quote-decision': 'quote decision',
  appointment: 'appointment',
  cancellation: 'cancellation',
  missed: 'missed visit',
  'on-my-way': 'on my way',
  done: 'boat is done',
};

export const goesToOwner = (kind: MailKind): boolean => kind === 'new-lead' || kind === 'quote-decision';
