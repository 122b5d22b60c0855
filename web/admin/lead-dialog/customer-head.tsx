import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { SeenBoat } from '#domain/customer/seen-customer.ts';
import { CustomerSuggestions } from '../customer/customer-suggestions.tsx';
import { boatLine, historyText } from '../customer/customer-words.ts';
import { useCustomerLinking } from '../customer/use-customer-linking.ts';
import { serverNow } from '../data/server-clock.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { CustomerStatusLink } from './customer-status-link.tsx';

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
            {historyText(customer, lead.status === 'COMPLETED', serverNow())}
          </Link>
          {boat && <span>{boatWords(boat)}</span>}
        </p>
      )}
      {done && (
        <p className="lead__linked" ref={outcome} tabIndex={-1} role="status">
          {done === 'linked' ? `Linked to ${customer?.name}.` : 'Unlinked. This is a new customer now.'}{' '}
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
      {customer && customer.boats.length > 1 && (
        <label className="lead__linked">
          Which boat?{' '}
          <select
            className="ctl"
            value={linking.boatId}
            onChange={({ target }) => linking.choose(target.value)}
          >
            {customer.boats.map((one) => (
              <option key={one.id} value={one.id}>
                {boatLine(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      {!done && <CustomerSuggestions suggestions={suggestions} isBusy={isBusy} link={linking.link} />}
      <CustomerStatusLink context={context} />
    </section>
  );
}
