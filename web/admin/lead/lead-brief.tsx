import { hoursOf } from '#domain/appointment.ts';
import { preferredWindowLabels } from '#domain/choices.ts';
import type { Lead } from '#domain/lead.ts';
import { addressText } from '#domain/lead-words.ts';
import { formatAppointment, formatDay, startOfDay } from '#domain/los-angeles.ts';
import { nextActOf } from '#domain/next-act.ts';
import type { LeadDesk } from './lead-desk.ts';
import { TextTheCustomer } from './text-the-customer.tsx';

export const wishOf = ({ preferred_date, preferred_window }: Lead): string | undefined =>
  [
    preferred_date && formatDay(startOfDay(preferred_date)),
    preferred_window && preferredWindowLabels[preferred_window],
  ]
    .filter(Boolean)
    .join(', ') || undefined;

function whenOf(lead: Lead, now: string): string {
  const { scheduled_at } = lead;
  if (scheduled_at !== undefined) {
    return formatAppointment(scheduled_at, hoursOf(lead), now);
  }
  const wish = wishOf(lead);
  return wish ? `Not set. Preferred: ${wish}` : 'Not set';
}

/** What is looked up on the dock: when, where, how to reach them, what comes next. */
export function LeadBrief({ desk }: { readonly desk: LeadDesk }) {
  const { lead } = desk;
  const address = addressText(lead);
  return (
    <section className="lead__sec lead__brief" aria-label="Overview">
      <p className="lead__next">{nextActOf(lead)}</p>
      <dl className="facts">
        <div>
          <dt>When</dt>
          <dd>{whenOf(lead, new Date().toISOString())}</dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            {address ? (
              <a
                href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
                target="_blank"
                rel="noreferrer"
              >
                {address}
                <span className="vh">, opens a map</span>
              </a>
            ) : (
              'Not given yet'
            )}
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <span className="num">{lead.phone}</span> <TextTheCustomer desk={desk} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
