import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './send-mail.ts';

/** A mail in both forms from what it says. */
export const mailOf = (
  to: string,
  subject: string,
  content: MailContent,
  calendar?: Mail['calendar'],
): Mail => ({
  to,
  subject,
  html: mailHtml(content),
  text: mailText(content),
  ...(calendar && { calendar }),
});
