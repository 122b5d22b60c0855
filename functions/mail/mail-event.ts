import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';
import * as z from 'zod';
import { LeadId } from '#domain/ids.ts';
import { type MailKind, mailKinds, mailNames } from '#domain/mail-kinds.ts';
import type { MailProblem } from '#domain/mail-problems.ts';
import { mailTags } from './mail-tags.ts';

const At = z.iso.datetime({ offset: true });

const Mail = z.object({
  messageId: z.string(),
  timestamp: At,
  /** As we addressed it; what bounces may name a mailbox behind it. */
  destination: z.tuple([z.string()], z.string()),
  tags: z.object({
    // A mail that somebody sends from the console has neither.
    [mailTags.lead]: z.tuple([LeadId]).optional(),
    [mailTags.kind]: z.tuple([z.enum(mailKinds)]).optional(),
  }),
});

/** What Amazon tells of a mail's fate (docs.aws.amazon.com/ses, "Contents of event data"), as far as we ask for it. */
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

/** What became of a mail, in our words. */
export interface MailFate {
  readonly leadId: string;
  readonly kind: MailKind;
  /** To whom it was addressed. */
  readonly address: string;
  /** What is wrong with the address, if anything is. */
  readonly problem: MailProblem | undefined;
  /** Of the timeline entry that tells of it. The same event makes the same id however often it comes. */
  readonly entryId: string;
  /** When it happened, ISO 8601 UTC. */
  readonly at: string;
  readonly status: string;
  readonly note: string;
}

/** Why a server took a mail and gave it back, where Amazon knows. */
const reasons: Record<string, string> = {
  MailboxFull: 'the mailbox is full',
  MessageTooLarge: 'the mail is too large for the mailbox',
  ContentRejected: 'the mail server did not like its content',
  AttachmentRejected: 'the mail server did not like its attachment',
  CustomTimeoutExceeded: 'the mail server did not answer',
};

/** 16 characters of the ULID alphabet. */
const digest = (text: string): string =>
  [...createHash('sha256').update(text).digest().subarray(0, 16)]
    .map((byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32])
    .join('');

/** When it happened, and the id that sorts by it. */
const marked = (timestamp: string, event: string): Pick<MailFate, 'at' | 'entryId'> => ({
  at: new Date(timestamp).toISOString(),
  entryId: encodeTime(Date.parse(timestamp), 10) + digest(event),
});

type Told = Omit<MailFate, 'leadId' | 'kind' | 'address'>;

function judge(event: z.infer<typeof MailEvent>, name: string): Told | undefined {
  if (event.eventType === 'Reject') {
    return {
      problem: undefined,
      ...marked(event.mail.timestamp, event.mail.messageId),
      status: 'Mail was not sent',
      note: `The mail service found something harmful in the ${name} email.`,
    };
  }
  if (event.eventType === 'Complaint') {
    const { complaintFeedbackType, timestamp, feedbackId } = event.complaint;
    // Somebody took our mail out of the spam folder.
    if (complaintFeedbackType === 'not-spam') return undefined;
    return {
      problem: 'complained',
      ...marked(timestamp, feedbackId),
      status: 'Mail was marked as spam',
      note: `The ${name} email. Further mails are not delivered.`,
    };
  }
  const { bounceType, bounceSubType, timestamp, feedbackId } = event.bounce;
  const isForGood = bounceType === 'Permanent';
  const reason = reasons[bounceSubType] ?? 'for now, no reason given';
  return {
    // A full mailbox or a server that is down says nothing against the address.
    problem: isForGood ? 'bounced' : undefined,
    ...marked(timestamp, feedbackId),
    status: isForGood ? 'Mail bounced' : 'Mail came back',
    note: isForGood
      ? `The ${name} email: there is no such mailbox, or it takes no mail.`
      : `The ${name} email: ${reason}. It is not sent again by itself.`,
  };
}

/** Reads one of Amazon's events. Undefined when it is none that we act on; throws when it is not as documented. */
export function fateOf(event: unknown): MailFate | undefined {
  const parsed = MailEvent.parse(event);
  const [leadId] = parsed.mail.tags[mailTags.lead] ?? [];
  const [kind] = parsed.mail.tags[mailTags.kind] ?? [];
  if (leadId === undefined || kind === undefined) return undefined;
  const [address] = parsed.mail.destination;
  const told = judge(parsed, mailNames[kind]);
  return told && { leadId, kind, address, ...told };
}
