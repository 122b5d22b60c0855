import MailComposer from 'nodemailer/lib/mail-composer';
import { business } from '#domain/business.ts';
import type { CodeMail } from './pool.ts';

/** The mail that Cognito itself would send, in its own plain words. */
export function composeCodeMail({ to, purpose, code }: CodeMail): Promise<Buffer> {
  const isInvitation = purpose === 'AdminCreateUser';
  const text = isInvitation
    ? `Your username is ${to} and temporary password is ${code}`
    : `Your password reset code is ${code}`;
  const mail = new MailComposer({
    from: business.sender,
    to,
    subject: isInvitation ? 'Your temporary password' : 'Your verification code',
    text,
  });
  return mail.compile().build();
}
