import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';
import * as z from 'zod';
import { LeadId } from '#domain/ids.ts';
import { type MailKind, mailKinds, mailNames } from '#domain/mail/mail-kinds.ts';
import { type MailProblem, returnReasons } from '#domain/mail/mail-problems.ts';
import { mailTags } from './mail-tags.ts';

const At = z.iso.datetime({ offset: true });

const Mail = z.object({
  messageId: z.string(),
  timestamp: At,
  /** Our own recipient; the bounce itself may name a mailbox behind it. */
  destination: z.tuple([z.string()], z.string()),
  tags: z.object({
    // Absent from emails sent in the SES console.
    [mailTags.lead]: z.tuple([LeadId]).optional(),
    [mailTags.kind]: z.tuple([z.enum(mailKinds)]).optional(),
  }),
});

/** SES events (docs.aws.amazon.com/ses, "Contents of event data"), as far as they are used. */
const MailEvent = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    mail: Mail,
    bounce: z.object({
      bounceType: z.string(),
      bounceSubType: z.string(),
      timestamp: At,
      feedbackId: z.string(),
    }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail: Mail,
    complaint: z.object({
      complaintFeedbackType: z.string().nullish(),
      timestamp: At,
      feedbackId: z.string(),
    }),
  }),
  z.object({ eventType: z.literal('Reject'), mail: Mail }),
]);

export interface MailFate {
  readonly leadId: string;
  readonly kind: MailKind;
  readonly address: string;
  /** The problem with the address, if any. */
  readonly problem: MailProblem | undefined;
  /** Id of its timeline entry; repeated events make the same id. */
  readonly entryId: string;
  readonly at: string;
  readonly status: string;
  readonly note: string;
}

/** 16 characters of the ULID alphabet. */
const digest = (text: string): string =>
  [...createHash('sha256').update(text).digest().subarray(0, 16)]
    .map((byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32])
    .join('');

/** The instant, and an id that sorts by it. */
const marked = (timestamp: string, event: string): Pick<MailFate, 'at' | 'entryId'> => ({
  at: new Date(timestamp).toISOString(),
  entryId: encodeTime(Date.parse(timestamp), 10) + digest(event),
});

type Verdict = Omit<MailFate, 'leadId' | 'kind' | 'address'>;

function judge(event: z.infer<typeof MailEvent>, name: string): Verdict | undefined {
  if (event.eventType === 'Reject') {
    return {
      problem: undefined,
      ...marked(event.mail.timestamp, event.mail.messageId),
      status: 'Email not sent',
      note: `The email service found something harmful in the ${name} email.`,
    };
  }
  if (event.eventType === 'Complaint') {
    const { complaintFeedbackType, timestamp, feedbackId } = event.complaint;
    // The recipient took our email out of the spam folder.
    if (complaintFeedbackType === 'not-spam') return undefined;
    return {
      problem: 'complained',
      ...marked(timestamp, feedbackId),
      status: 'Email marked as spam',
      note: `The ${name} email. Further emails won’t be delivered.`,
    };
  }
  const { bounceType, bounceSubType, timestamp, feedbackId } = event.bounce;
  const isForGood = bounceType === 'Permanent';
  const reason = returnReasons[bounceSubType] ?? 'for now, no reason given';
  return {
    // A full mailbox or an unreachable server says nothing against the address.
    problem: isForGood ? 'bounced' : undefined,
    ...marked(timestamp, feedbackId),
    status: isForGood ? 'Email bounced' : 'Email returned',
    note: isForGood
      ? `The ${name} email: there’s no such mailbox, or it doesn’t accept email.`
      : `The ${name} email: ${reason}. It won’t be resent automatically.`,
  };
}

/** Undefined for an event that needs no action; throws for an undocumented one. */
export function fateOf(event: unknown): MailFate | undefined {
  const parsed = MailEvent.parse(event);
  const [leadId] = parsed.mail.tags[mailTags.lead] ?? [];
  const [kind] = parsed.mail.tags[mailTags.kind] ?? [];
  if (leadId === undefined || kind === undefined) return undefined;
  const [address] = parsed.mail.destination;
  const verdict = judge(parsed, mailNames[kind]);
  return verdict && { leadId, kind, address, ...verdict };
}
