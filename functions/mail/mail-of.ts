import type { Lead } from '#domain/lead.ts';
import { serviceText } from '#domain/lead-words.ts';
import { goesToOwner, type MailKind } from '#domain/mail/mail-kinds.ts';
import { env } from '../runtime/env.ts';
import { footerLines, type MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { CalendarPart, Mail } from './send-mail.ts';

export const mailOf = (
  kind: MailKind,
  lead: Lead,
  subject: string,
  content: MailContent,
  calendars: readonly CalendarPart[] = [],
): Mail => {
  const audience = goesToOwner(kind) ? 'owner' : 'customer';
  const to = audience === 'owner' ? env('MAIL_OWNER') : lead.email;
  if (to === undefined) throw new Error('An email to a customer without an address.');
  const footer = footerLines(kind, lead);
  const service = content.service ?? serviceText(lead);
  return {
    kind,
    leadId: lead.id,
    to,
    subject,
    html: mailHtml(content, audience, footer, service),
    text: mailText(content, audience, footer, service),
    calendars,
  };
};
