/** The five mails, in the order in which a lead's customer and owner get them. Free of zod. */
export const mailKinds = ['request-received', 'new-lead', 'offer', 'appointment', 'cancellation'] as const;
export type MailKind = (typeof mailKinds)[number];

/** How the timeline and the admin name a mail. */
export const mailNames: Record<MailKind, string> = {
  'request-received': 'confirmation',
  'new-lead': 'new lead',
  offer: 'offer',
  appointment: 'appointment',
  cancellation: 'cancellation',
};

/** The one mail that goes to the owner; all others go to the customer. */
export const goesToOwner = (kind: MailKind): boolean => kind === 'new-lead';
