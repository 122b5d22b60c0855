import { business } from '#domain/business.ts';
import { mailtoAddress } from '#domain/email-address.ts';
import type { LeadStatus } from '#domain/lead-status.ts';
import { boatText, inOneLine, serviceText } from '#domain/lead-words.ts';

/** Opens an email to us whose subject names the topic and the lead. */
export function mailToUs(lead: LeadStatus, about: string): string {
  const subject = `${about}: ${inOneLine(serviceText(lead), boatText(lead), lead.city)}`;
  return `${mailtoAddress(business.replyTo)}?subject=${encodeURIComponent(subject)}`;
}

export function WriteToUs({ lead }: { readonly lead: LeadStatus }) {
  return (
    <section className="write" aria-labelledby="write">
      <h3 id="write">
        <a className="tap" href={mailToUs(lead, 'My request')}>
          Write to us
        </a>
      </h3>
      <p className="quiet">
        A question, a new slip, a date that changed: it goes to a real person at{' '}
        <span className="write__address">{business.replyTo}</span>.
      </p>
    </section>
  );
}
