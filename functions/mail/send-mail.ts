import { SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { CalendarMethod } from '#domain/calendar/calendar.ts';
import { mailedAddress } from '#domain/mail/email-address.ts';
import type { MailKind } from '#domain/mail/mail-kinds.ts';
import { env } from '../runtime/env.ts';
import { recordMail } from '../runtime/metric.ts';
import { once } from '../runtime/once.ts';
import { mailTags } from './mail-tags.ts';

export interface CalendarPart {
  readonly method: CalendarMethod;
  readonly content: string;
}

/** A small JPEG that the HTML shows by its content id. */
interface MailPicture {
  readonly cid: string;
  readonly content: Uint8Array;
}

export interface Mail {
  readonly kind: MailKind;
  /** Sent along as a tag with the kind, so that a bounce finds its lead. */
  readonly leadId: string;
  readonly to: string;
  /** Defaults to the mailbox that the owner reads. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an email program ends such emails by itself, with one click (RFC 8058). */
  readonly unsubscribe?: string;
  /** iCalendar files: the first is shown as an invitation by calendars, all are attached for everybody else. */
  readonly calendars?: readonly CalendarPart[];
  readonly pictures?: readonly MailPicture[];
}

/** SES will never accept this email: the address is bad. Other failures are temporary. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** One attempt per call. */
export const mailService = once(
  () =>
    new SESClient({
      // An attempt without an answer may have sent the email; the caller decides whether to risk another.
      maxAttempts: 1,
      requestHandler: {
        connectionTimeout: 2000,
        requestTimeout: 8000,
        throwOnRequestTimeout: true,
        // A kept-alive connection may be dead after a pause, and there is no retry.
        httpsAgent: { keepAlive: false },
        httpAgent: { keepAlive: false },
      },
    }),
);

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A structured address, so that nothing in it is parsed as a second one or as a header. */
const mailboxOf = (address: string) => ({ name: '', address: mailedAddress(oneLine(address)) });

/** Keeps the subject literal: email clients would decode an encoded word (RFC 2047) that someone typed. */
const plainSubject = (text: string): string => oneLine(text).replaceAll('=?', '= ?');

/** The raw MIME message. Addresses go in as parts, never as text to be parsed, and headers as one line. */
export function mimeOf({
  to,
  replyTo,
  subject,
  text,
  html,
  unsubscribe,
  calendars = [],
  pictures = [],
}: Mail): Promise<Buffer> {
  const [invitation, ...others] = calendars;
  const composer = new MailComposer({
    from: env('MAIL_SENDER'),
    replyTo: replyTo === undefined ? env('MAIL_REPLY_TO') : mailboxOf(replyTo),
    to: mailboxOf(to),
    subject: plainSubject(subject),
    text,
    html,
    ...(invitation && {
      icalEvent: { method: invitation.method, filename: 'appointment.ics', content: invitation.content },
    }),
    attachments: [
      ...others.map(({ method, content }, index) => ({
        filename: `appointment-${index + 2}.ics`,
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        content,
      })),
      ...pictures.map(({ cid, content }, index) => ({
        filename: `photo-${index + 1}.jpg`,
        contentType: 'image/jpeg',
        contentDisposition: 'inline' as const,
        cid,
        content: Buffer.from(content),
      })),
    ],
    // Mail is about one request; nobody's automatic answer should begin a loop.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = composer.compile();
  // Notes may have bare LF line endings, which email servers refuse or rewrite.
  message.newline = '\r\n';
  return message.build();
}

/** Most of SES's refusals are about the sender or the account, which can be fixed. */
const isForGood = ({ name, message }: SESServiceException): boolean =>
  name === 'InvalidParameterValue' || (name === 'MessageRejected' && /^address\b/i.test(message));

/** Throws MailRefused when it can never be sent, and the service's error in an outage. */
export async function sendMail(mail: Mail): Promise<void> {
  const command = new SendRawEmailCommand({
    Source: env('MAIL_SENDER'),
    Destinations: [mailedAddress(oneLine(mail.to))],
    RawMessage: { Data: await mimeOf(mail) },
    Tags: [
      { Name: mailTags.lead, Value: mail.leadId },
      { Name: mailTags.kind, Value: mail.kind },
    ],
    ConfigurationSetName: env('MAIL_CONFIGURATION_SET'),
  });
  try {
    await mailService().send(command);
  } catch (error) {
    if (error instanceof SESServiceException && isForGood(error)) {
      recordMail('mailsRefused', mail.kind);
      throw new MailRefused(error.name);
    }
    recordMail('mailsFailed', mail.kind);
    throw error;
  }
  recordMail('mailsSent', mail.kind);
}
