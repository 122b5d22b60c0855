/** Why emails to a customer fail. Free of zod. */
export const mailProblems = ['bounced', 'complained', 'refused'] as const;
export type MailProblem = (typeof mailProblems)[number];

interface Addressed {
  readonly email?: string | undefined;
}

/** Whether a change gives another address, or takes the one there was; null for none. */
export const correctsEmail = (lead: Addressed, { email }: { readonly email?: string | null | undefined }) =>
  email !== undefined && email !== (lead.email ?? null);

export const mailProblemLabels: Record<MailProblem, string> = {
  bounced: 'Emails bounce',
  complained: 'Marked as spam',
  refused: 'Bad address',
};

export const mailProblemSentences: Record<MailProblem, string> = {
  bounced: 'Emails to this address bounce: text them or correct the address.',
  complained: 'An email to this address was marked as spam: text them, and email only if they ask for it.',
  refused: 'The email service refuses this address: text them or correct the address.',
};

/** Why an email came back through no fault of the address, by Amazon's `bounceSubType`. */
export const returnReasons: Readonly<Record<string, string>> = {
  MailboxFull: 'the mailbox is full',
  MessageTooLarge: 'the email is too large for the mailbox',
  ContentRejected: 'the mail server rejected its content',
  AttachmentRejected: 'the mail server rejected its attachment',
  CustomTimeoutExceeded: 'the mail server didn’t answer',
};
