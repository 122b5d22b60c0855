import { formatTime } from '#domain/los-angeles.ts';
import type { DigestLine } from '#domain/message/digest-line.ts';
import { counted } from '#domain/plain-text.ts';
import { env } from '../runtime/env.ts';
import { adminAddress } from './lead-facts.ts';
import { button, facts, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the owner at the end of a busy hour: what came beyond the emails that went one by one, oldest first. */
export function digestMail(lines: readonly [DigestLine, ...DigestLine[]], more: number): Mail {
  const [{ lead }] = lines;
  const subject = `${counted(lines.length + more, 'more update')} from customers`;
  return mailOf('digest', lead, subject, {
    preview: lines.map(({ text }) => text).join('. '),
    heading: subject,
    blocks: [
      paragraph('A lot came in within an hour, so here’s the rest in one email.'),
      facts(
        ...lines.map(
          (line) => [formatTime(line.at), [{ text: line.text, href: adminAddress(line.lead) }]] as const,
        ),
      ),
      ...(more > 0 ? [paragraph(`${counted(more, 'more is', 'more are')} in your admin.`)] : []),
      button('Open your admin', `${env('SITE_URL')}/adminka`),
    ],
  });
}
