import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { LeadCustomer, SeenBoat } from '#domain/customer/seen-customer.ts';
import { formatShortDay } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import { CustomerSuggestions } from '../customer/customer-suggestions.tsx';
import { boatLine, ordinal } from '../customer/customer-words.ts';
import { useCustomerLinking } from '../customer/use-customer-linking.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { CustomerStatusLink } from './customer-status-link.tsx';

/** `3rd job, 2 boats, last job Jul 12`. A lead that is done is among the jobs. */
function summaryOf(customer: LeadCustomer, isDone: boolean, now: string): string {
  const number = customer.jobs + (isDone ? 0 : 1);
  return [
    `${ordinal(number)} job`,
    customer.boats.length > 0 && counted(customer.boats.length, 'boat'),
    customer.last_job !== undefined && `last job ${formatShortDay(customer.last_job, now)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Undefined of a boat of which nobody has told anything. */
function boatWords({ berth, ...boat }: SeenBoat): string | undefined {
  const isKnown = boat.name ?? boat.type ?? boat.length_ft ?? berth.slip ?? berth.marina;
  if (isKnown === undefined) return undefined;
  return [boatLine({ ...boat, slip: berth.slip }), berth.marina].filter(Boolean).join(', ');
}

/** Whose lead it is and about which boat; or who it may be from, and the way back from a link. */
export function CustomerHead({ context }: { readonly context: LeadContext }) {
  const { lead, links } = context;
  const { customer, boat, suggestions } = links;
  const linking = useCustomerLinking(context);
  const { done, isBusy } = linking;
  const outcome = useRef<HTMLParagraphElement>(null);
  // The pressed button goes; what was done takes its place.
  useEffect(() => {
    if (done) outcome.current?.focus();
  }, [done]);
  const isOther = customer !== undefined && customer.name !== lead.full_name;
  return (
    <section className="lead__sec lead__customer" aria-label="Customer and boat">
      {customer && (
        <p>
          <Link to={`/admin/customers/${customer.id}`}>
            {isOther && `${customer.name}: `}
            {summaryOf(customer, lead.status === 'COMPLETED', new Date().toISOString())}
          </Link>
          {boat && <span>{boatWords(boat)}</span>}
        </p>
      )}
      {done && (
        <p className="lead__linked" ref={outcome} tabIndex={-1} role="status">
          {done === 'linked' ? `Linked to ${customer?.name}.` : 'Unlinked: now a customer of its own.'}{' '}
          <button type="button" className="adm-link" aria-disabled={isBusy} onClick={linking.undo}>
            Undo
          </button>
        </p>
      )}
      {!done && customer !== undefined && customer.leads > 1 && (
        <p className="lead__linked">
          Somebody else?{' '}
          <button type="button" className="adm-link" aria-disabled={isBusy} onClick={linking.unlink}>
            Unlink<span className="vh"> from {customer.name}</span>
          </button>
        </p>
      )}
      {!done && <CustomerSuggestions suggestions={suggestions} isBusy={isBusy} link={linking.link} />}
      <CustomerStatusLink context={context} />
    </section>
  );
}
