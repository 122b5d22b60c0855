import MailComposer from 'nodemailer/lib/mail-composer';
import { business } from '#domain/business.ts';
import { invitationMail, resetCodeMail } from '#domain/session/sign-in-mails.ts';
import type { CodeMail } from './pool.ts';

/** The email that the pool sends: the texts that the deployed one is given too. */
export function composeCodeMail({ to, purpose, code }: CodeMail): Promise<Buffer> {
  const { subject, body } = purpose === 'AdminCreateUser' ? invitationMail : resetCodeMail;
  const text = body.replace('{username}', () => to).replace('{####}', () => code);
  return new MailComposer({ from: business.sender, to, subject, text }).compile().build();
}
